export const PROFILE_HREF = "/dashboard/profile";

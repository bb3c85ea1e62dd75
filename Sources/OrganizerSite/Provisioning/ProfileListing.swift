/// The profiles of a device's page: those of the user's folder, and those in the device's apps.
struct ProfileListing: Encodable {
    var profiles: [ProfileSummary]
    /// Files that are no profiles, and why.
    var problems: [String]
    var folder: String
}

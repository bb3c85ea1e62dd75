/// The pages of a team.
enum SiteSection: String, CaseIterable {
    case certificates, apps, devices, profiles, builds, keys, members

    var title: String {
        switch self {
        case .certificates: "Certificates"
        case .apps: "App IDs"
        case .devices: "Devices"
        case .profiles: "Provisioning"
        case .builds: "Builds"
        case .keys: "Push Keys"
        case .members: "Team"
        }
    }
}

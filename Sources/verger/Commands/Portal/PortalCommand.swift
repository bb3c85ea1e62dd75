import ArgumentParser

/// The developers' portal; docs/Portal.md describes it.
struct PortalCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "portal",
        abstract: "Teams, devices, App IDs, certificates, provisioning profiles, and builds for testers.",
        discussion: """
            The portal is a folder of the user's data with its own certificate authority; the first command makes it. \
            docs/Portal.md shows the way from a request to a profile.
            """,
        subcommands: [
            PortalRequestCommand.self, PortalAccountCommand.self, PortalTeamCommand.self, PortalCertificateCommand.self,
            PortalAppCommand.self, PortalDeviceCommand.self, PortalProfileCommand.self, PortalKeyCommand.self,
            PortalPublishCommand.self, PortalBuildCommand.self, PortalAuthorityCommand.self, PortalServeCommand.self,
        ])
}

import AppBuilder
import CodeSigning
import Foundation
import XcodeProject

/// The last step of an app target: signs the app, if its settings name an identity that is in the keychains.
///
/// The simulator takes apps as they are. So a target without an identity is left as it is, and one with an identity that
/// nobody here has is told of, unless `CODE_SIGNING_REQUIRED` says that it must be there.
struct XcodebuildSigning {
    private let settings: BuildSettings
    private let projectFolder: URL

    /// What became of an app.
    enum Outcome {
        /// The settings ask for no signature.
        case unsigned
        case warned(String)
        case signed(identity: String, entitlements: String?)
    }

    /// - Parameter settings: of the target that makes the app.
    init(_ settings: BuildSettings, projectFolder: URL) {
        self.settings = settings
        self.projectFolder = projectFolder
    }

    /// The identities of the keychain that the settings name, or of those in which one looks.
    private func identities() throws -> IdentityList {
        let flags = settings["OTHER_CODE_SIGN_FLAGS"].split(separator: " ").map(String.init)
        let search = KeychainSearch()
        let named = flags.firstIndex(of: "--keychain").flatMap { index in flags.dropFirst(index + 1).first }
        return try IdentityList(named.map { [search.keychain($0)] } ?? search.listed)
    }

    private var isRequired: Bool { settings["CODE_SIGNING_REQUIRED"] == "YES" }

    /// - Throws: `CommandError` if a signature is required and cannot be made, or a file that the settings name is damaged.
    func sign(_ app: BuiltApp) throws -> Outcome {
        let name = settings["CODE_SIGN_IDENTITY"]
        guard !name.isEmpty, name != "Don't Code Sign" else { return .unsigned }
        do {
            let identities = try identities()
            // Old projects name an identity that only their authors have: who has none does not sign.
            if identities.identities.isEmpty, !isRequired, name != "-" { return .unsigned }
            let identity = name == "-" ? nil : try identities.identity(name)
            var signing = AppSigning(identity: identity, profile: try profile())
            signing.entitlements = try file("CODE_SIGN_ENTITLEMENTS").map(AppSigning.entitlements)
            signing.rules = try file("CODE_SIGN_RESOURCE_RULES_PATH").map(ResourceRules.read)
            try signing.sign(CodeBundle(at: app.folder.path))
            return .signed(identity: identity?.name ?? name, entitlements: settings["CODE_SIGN_ENTITLEMENTS"])
        } catch let error as SigningError {
            guard isRequired else { return .warned("the app is not signed: \(error)") }
            throw CommandError(
                "Code Sign error: \(error)",
                cure: "Import the identity (security import FILE.p12), or build with CODE_SIGNING_REQUIRED=NO.",
                status: .doesNotBuild)
        }
    }

    /// A file that a setting names, below the project's folder.
    private func file(_ setting: String) throws -> String? {
        let path = settings[setting]
        guard !path.isEmpty else { return nil }
        return path.hasPrefix("/") ? path : projectFolder.appendingPathComponent(path).path
    }

    /// The profile that `PROVISIONING_PROFILE` names by its UUID, its name or a path.
    private func profile() throws -> EmbeddedProfile? {
        let name = settings["PROVISIONING_PROFILE"]
        guard !name.isEmpty else { return nil }
        if name.contains("/") || name.hasSuffix(".mobileprovision") {
            return try EmbeddedProfile(
                path: name.hasPrefix("/") ? name : projectFolder.appendingPathComponent(name).path)
        }
        return try ProfileFolder().profile(name)
    }
}

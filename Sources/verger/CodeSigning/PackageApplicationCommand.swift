import ArgumentParser
import CodeSigning
import Foundation
import OrganizerSite

/// Apple's `PackageApplication`: makes an `.ipa` of an app, which may be signed anew with another profile.
struct PackageApplicationCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "PackageApplication", abstract: "Make an .ipa of an .app, with its arguments.", discussion: usage)

    private static let usage = """
        PackageApplication [-v] APP [-o FILE.ipa] [--sign IDENTITY] [--embed PROFILE.mobileprovision] [--plugin PLUGIN…]
        """

    // Passed through, since the parser cannot read Apple's options, which have one dash or two.
    @Argument(parsing: .captureForPassthrough, help: "PackageApplication's own arguments.")
    var arguments: [String] = []

    private struct Options {
        var app: String?
        var output: String?
        var identity: String?
        var profile: String?
        var plugIns: [String] = []
        var isVerbose = false
    }

    private func options() throws -> Options {
        var options = Options()
        var rest = arguments[...]
        while let word = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else {
                    throw CommandError("\(word) needs a value", cure: Self.usage, status: .wrongUse)
                }
                return value
            }
            switch word {
            case "-o", "-output", "--output": options.output = try value()
            case "-s", "-sign", "--sign": options.identity = try value()
            case "-e", "-embed", "--embed": options.profile = try value()
            case "-p", "-plugin", "--plugin": options.plugIns.append(try value())
            case "-v", "-verbose", "--verbose": options.isVerbose = true
            case _ where !word.hasPrefix("-") && options.app == nil: options.app = word
            default: throw CommandError("PackageApplication takes no \(word)", cure: Self.usage, status: .wrongUse)
            }
        }
        return options
    }

    func run() throws {
        let options = try options()
        guard let path = options.app else {
            throw CommandError("PackageApplication needs an app", cure: Self.usage, status: .wrongUse)
        }
        let app = URL(fileURLWithPath: path).standardizedFileURL
        let usual = app.deletingPathExtension().appendingPathExtension("ipa")
        let output = options.output.map { URL(fileURLWithPath: $0) } ?? usual
        let bundle = try CodeBundle(at: app.path)
        let isChanged = options.identity != nil || options.profile != nil || !options.plugIns.isEmpty
        try AppPackaging(signing: isChanged ? signing(bundle, options) : nil, plugIns: options.plugIns)
            .pack(bundle, into: output)
        if options.isVerbose { print("Results at '\(output.path)'") }
    }

    private func signing(_ bundle: CodeBundle, _ options: Options) throws -> AppSigning {
        guard let name = options.identity else {
            throw CommandError(
                "an app that is changed must be signed anew", cure: "Give --sign IDENTITY, or --sign - for nobody's.",
                status: .wrongUse)
        }
        let identity = name == "-" ? nil : try IdentityList(KeychainSearch().listed).identity(name)
        let profile = try options.profile.map { try EmbeddedProfile(path: $0) }
        if options.isVerbose { print("Codesigning '\(bundle.path)' with '\(identity?.name ?? name)'") }
        return AppSigning(identity: identity, profile: profile)
    }
}

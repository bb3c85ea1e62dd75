import ArgumentParser

/// Apple's `codesign`: signs bundles, verifies and displays their signatures, with the same arguments, texts and statuses.
struct CodesignCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "codesign", abstract: "Sign apps, verify and display their signatures, with codesign's arguments.",
        discussion: CodesignArguments.usage)

    // Passed through, since the parser cannot read Apple's options, which may stand in one word.
    @Argument(parsing: .captureForPassthrough, help: "codesign's own arguments.")
    var arguments: [String] = []

    func run() throws {
        if arguments == ["--help"] || arguments == ["-h"] { return print(CodesignArguments.usage) }
        let status = try CodesignRun(CodesignArguments(arguments)).run()
        guard status == 0 else { throw ExitCode(status) }
    }
}

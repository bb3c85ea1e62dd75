import ArgumentParser

/// Options of ibtool that have no effect here, accepted so that build scripts work.
struct IgnoredInterfaceToolOptions: ParsableArguments {
    @Option(help: .hidden) var module: String?
    @Option(help: .hidden) var targetDevice: [String] = []
    @Option(help: .hidden) var sdk: String?
    @Option(help: .hidden) var plugin: [String] = []
    @Option(help: .hidden) var pluginDir: [String] = []
    @Option(help: .hidden) var flatten: String?
    @Option(help: .hidden) var outputPartialInfoPlist: String?
    @Flag(help: .hidden) var autoActivateCustomFonts = false
}

import ArgumentParser

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build an app; the last line printed is the path of its .app.")

    @OptionGroup var options: BuildOptions

    func run() throws {
        print(try options.build().folder.path)
    }
}

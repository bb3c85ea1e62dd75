import ArgumentParser
import Foundation

struct GameCenterCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "game-center", abstract: "Say who is signed in at Game Center, or tell it.",
        discussion: """
            player NAME: somebody signs in. nobody: nobody is signed in. file APP FILE: the leaderboards, achievements and \
            other players of a game (docs/GameCenter.md).
            """)

    @OptionGroup var target: DeviceArgument
    @Argument(help: "player NAME, nobody, or file APP FILE.") var words: [String] = []

    func run() throws {
        var words = words
        if words.first == "file", words.count == 3 { words[2] = URL(fileURLWithPath: words[2]).path }
        try target.perform(.gameCenter, words)
    }
}

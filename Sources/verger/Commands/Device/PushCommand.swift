import ArgumentParser
import Foundation

struct PushCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push", abstract: "Deliver a push message, in the place of the push service.",
        discussion: """
            push DEVICE [IDENTIFIER] FILE

            FILE has the message in JSON, {"aps": {"alert": "Tea?", "badge": 1, "sound": "default"}}; - is standard input. Without \
            an identifier the message says which app it is for: "Simulator Target Bundle".
            """)

    @OptionGroup var target: DeviceArgument
    @Argument(help: "The app's bundle identifier, if the message does not say it; the file of the message.")
    var words: [String]

    func validate() throws {
        guard (1...2).contains(words.count) else { throw ValidationError("push takes DEVICE [IDENTIFIER] FILE.") }
    }

    func run() throws {
        let file = words[words.count - 1]
        let message = try StandardInput.text(ofFile: file)
        try target.perform(.push, [message] + words.dropLast())
    }
}

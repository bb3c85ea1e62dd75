import ArgumentParser

struct AppearanceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ui", abstract: "Say how interfaces look, as far as systems of that time have a choice.",
        discussion: """
            appearance, increase_contrast and content_size came with later systems: they are “unsupported”, and cannot be \
            set.
            """)

    enum Option: String, ExpressibleByArgument, CaseIterable {
        case appearance
        case contrast = "increase_contrast"
        case contentSize = "content_size"

        /// Since when there is a choice.
        fileprivate var origin: String {
            switch self {
            case .appearance: "a dark appearance came with iOS 13"
            case .contrast: "more contrast came with iOS 7"
            case .contentSize: "sizes of texts came with iOS 7"
            }
        }
    }

    @OptionGroup var target: DeviceArgument
    @Argument(help: "appearance, increase_contrast or content_size.") var option: Option
    @Argument(help: "What it is to be.") var value: String?

    func run() throws {
        // The device must be there, as for all verbs.
        _ = try ControlClient(target.device).ask(ControlRequest(verb: .address))
        guard let value else { return print("unsupported") }
        throw CommandError(
            "\(option.rawValue) cannot be \(value): \(option.origin)", cure: "The newest system here is 5.1.1.",
            status: .wrongUse)
    }
}

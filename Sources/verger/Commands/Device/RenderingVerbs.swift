import ArgumentParser

struct HardwareKeyboardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hardware-keyboard", abstract: "Connect a hardware keyboard, or tell whether there is one.",
        discussion: "While there is one the keyboard on the screen is not shown.")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "on or off.") var state: String?

    func run() throws { try target.perform(.hardwareKeyboard, state.map { [$0] } ?? []) }
}

struct RenderingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rendering", abstract: "Slow animations down or tint what is drawn, or tell what is on.",
        discussion: """
            slow-animations: they take ten times as long. color-blended: what is opaque is green, what is blended with what \
            lies behind it red. color-misaligned: images between the pixels of the screen are magenta, stretched ones yellow. \
            color-offscreen: what is painted aside first is yellow.
            """)

    @OptionGroup var target: DeviceArgument
    @Argument(help: "slow-animations, color-blended, color-misaligned or color-offscreen.") var name: String?
    @Argument(help: "on or off.") var state: String?

    func run() throws { try target.perform(.rendering, [name, state].compactMap(\.self)) }
}

import ArgumentParser
import Foundation

struct ProductsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "products", abstract: "Say what an app sells.",
        discussion: "The file is a StoreKit configuration of Xcode, or a property list (docs/Shop.md).")

    @OptionGroup var target: DeviceArgument
    @Argument(help: "The app's bundle identifier.") var app: String
    @Argument(help: "The file.", completion: .file()) var file: String

    func run() throws { try target.perform(.products, [app, URL(fileURLWithPath: file).path]) }
}

struct ShopCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shop", abstract: "Say how the shop treats those who want to buy, or tell it.",
        discussion: """
            ask: the device asks, and who taps Buy has bought. buy: all is bought at once. cancel: as if Cancel were tapped. \
            fail: the device asks, and the shop fails. off: purchases are restricted. forget APP: what was bought in an \
            app is bought no more.
            """)

    @OptionGroup var target: DeviceArgument
    @Argument(help: "ask, buy, cancel, fail, off, or forget and a bundle identifier.") var words: [String] = []

    func run() throws { try target.perform(.shop, words) }
}

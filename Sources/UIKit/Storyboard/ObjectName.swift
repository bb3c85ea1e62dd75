/// The description of an object in exception messages: `<RootViewController: 0x6000012>`.
@MainActor enum ObjectName {
    static func of(_ controller: UIViewController) -> String { of(controller, controller.className) }

    static func of(_ object: PlatformObject, _ className: String) -> String {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        return "<\(className): 0x\(String(address, radix: 16))>"
    }
}

import BridgeGenerator
import Testing

@Suite struct SwiftTypeTests {
    @Test(arguments: [
        ("Int", SwiftType.named("Int")),
        ("UIControl.State", .named("UIControl.State")),
        ("String?", .optional(.named("String"))),
        ("UIView!", .unwrapped(.named("UIView"))),
        ("[UIView]?", .optional(.array(.named("UIView")))),
        ("[String : Any]", .dictionary(.named("String"), .named("Any"))),
        ("Set<UITouch>", .named("Set", [.named("UITouch")])),
        ("(any PanelDelegate)?", .optional(.existential("PanelDelegate"))),
        ("((Bool) -> Void)?", .optional(.function([.named("Bool")], .void))),
        ("@escaping () -> Void", .function([], .void)),
        ("@MainActor (_ done: Bool, Int) -> String", .function([.named("Bool"), .named("Int")], .named("String"))),
        ("UIView.Type", .metatype(.named("UIView"))),
        ("()", .void),
    ])
    func `a type is read as a declaration spells it`(text: String, type: SwiftType) {
        #expect(SwiftType(text) == type)
    }

    @Test(arguments: ["inout Int", "some View", "(Int, String)", "[", "((((", "Set<Int", "", "Int??? extra"])
    func `what is unknown or broken stays text`(text: String) {
        guard case .unsupported = SwiftType(text) else {
            Issue.record("\(text) was read as \(SwiftType(text))")
            return
        }
    }

    @Test func `depth is bounded`() {
        let deep = String(repeating: "[", count: 1000) + "Int" + String(repeating: "]", count: 1000)
        guard case .unsupported = SwiftType(deep) else {
            Issue.record("a thousand levels were read")
            return
        }
    }
}

import BridgeGenerator
import Testing

@Suite struct RawValueExpressionTests {
    @Test(
        arguments: [
            ("3", 3), ("0x1F", 31), ("1 << 4", 16), ("-1", -1), ("1 << 1 | 1 << 2", 6), ("(1 << 3) | 1", 9),
            ("0b101", 5),
            ("1_000", 1000), ("1 << 31", 2_147_483_648), ("0xFFFFFFFF", 4_294_967_295),
        ] as [(String, Int64)])
    func `constants of a source line are evaluated`(text: String, value: Int64) {
        #expect(RawValueExpression.value(of: text) == value)
    }

    @Test func `members that are known may be named`() {
        #expect(RawValueExpression.value(of: "[.a, .b]", known: ["a": 1, "b": 4]) == 5)
        #expect(RawValueExpression.value(of: "[]") == 0)
        #expect(RawValueExpression.value(of: "[.c]", known: ["a": 1]) == nil)
    }

    @Test(arguments: ["", "1 <<", "1 << 64", "f(3)", "((((", "1 2", "[.a", "99999999999999999999"])
    func `what is no constant gives nothing`(text: String) {
        #expect(RawValueExpression.value(of: text) == nil)
    }
}

import Testing

import WebDriver

@Suite struct ActionSequenceTests {
    private func read(_ actions: JSONValue) throws -> [ActionSequence] {
        try ActionSequence.read(Parameters(["actions": actions]))
    }

    @Test func `Fingers and keys are read`() throws {
        let sequences = try read([
            [
                "type": "pointer", "id": "a", "parameters": ["pointerType": "touch"],
                "actions": [
                    [
                        "type": "pointerMove", "x": 1, "y": 2, "duration": 500,
                        "origin": .object([ElementStore.member: "e1"]),
                    ],
                    ["type": "pointerDown", "button": 0], ["type": "pause", "duration": 100], ["type": "pointerUp"],
                ],
            ],
            ["type": "key", "id": "k", "actions": [["type": "keyDown", "value": "\u{E008}"]]],
        ])
        #expect(sequences.map(\.source) == [.pointer, .key])
        #expect(sequences[0].actions.map(\.duration) == [0.5, 0, 0.1, 0])
        guard case .move(1, 2, .element("e1"), 0.5) = sequences[0].actions[0] else {
            Issue.record("\(sequences[0].actions[0])")
            return
        }
    }

    @Test(
        arguments: [
            3, [3], [[:]], [["type": "pointer", "id": "a", "actions": [["type": "keyDown", "value": "a"]]]],
            [["type": "key", "id": "a", "actions": [["type": "keyDown", "value": "ab"]]]],
            [["type": "pointer", "id": "a", "actions": [["type": "pointerMove", "x": "left", "y": 1]]]],
            [["type": "none", "id": "a", "actions": [["type": "pause", "duration": -1]]]],
            [["type": "none", "id": "a", "actions": [["type": "pause", "duration": 1e12]]]],
            [["type": "pointer", "id": "a", "parameters": ["pointerType": "nose"], "actions": []]],
            [["type": "none", "id": "a", "actions": []], ["type": "none", "id": "a", "actions": []]],
            [["type": "pointer", "id": "a", "actions": [["type": "pointerMove", "x": 1, "y": 1, "origin": "moon"]]]],
        ] as [JSONValue])
    func `What is no action is an invalid argument`(actions: JSONValue) {
        #expect { _ = try read(actions) } throws: { ($0 as? DriverError)?.code == .invalidArgument }
    }

    @Test func `Keys of Unicode's private area are pressed, others typed`() {
        let pieces = TypedKey.pieces(of: "ab\u{E003}\u{E008}C\u{E007}")
        #expect(
            pieces == [
                .text("ab"), .key(TypedKey(code: "Backspace", text: "")), .text("C"),
                .key(TypedKey(code: "Enter", text: "\n")),
            ])
    }
}

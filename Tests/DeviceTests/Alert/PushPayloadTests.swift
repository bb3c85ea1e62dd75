import Device
import Foundation
import Fuzzing
import Testing

@Suite struct PushPayloadTests {
    private func payload(_ text: String) throws -> PushPayload { try PushPayload(Data(text.utf8)) }

    @Test func `the app gets what its sender wrote, without what is for the simulator`() throws {
        let payload = try payload(#"{"aps":{"alert":"Tea"},"Simulator Target Bundle":"org.a","acme":[1,"é"]}"#)
        #expect(payload.target == "org.a")
        #expect(payload.json == #"{"acme":[1,"é"],"aps":{"alert":"Tea"}}"#)
    }

    @Test(arguments: [
        ("", "is no dictionary in JSON"), ("[]", "is no dictionary in JSON"), ("{}", "has no dictionary “aps”"),
        (#"{"aps":"x"}"#, "has no dictionary “aps”"),
        ("{\"aps\":{\"alert\":\"\(String(repeating: "a", count: 5120))\"}}", "bytes"),
    ]) func `what is no message is refused with the reason`(text: String, reason: String) throws {
        let error = try deviceError { _ = try payload(text) }
        #expect(
            error?.reason == .badMedia && error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func `damaged messages are read or refused, whatever they are`() throws {
        let sample = Data(
            #"{"aps":{"alert":{"loc-key":"K","loc-args":["a",1],"action-loc-key":null},"badge":3,"sound":"a.wav"},"x":[{}]}"#
                .utf8)
        var mutation = Mutation(seed: 5)
        for _ in 0..<5000 { _ = try? PushPayload(mutation.mutate(sample)) }
    }
}

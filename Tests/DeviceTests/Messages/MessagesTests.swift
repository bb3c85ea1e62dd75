import Device
import Foundation
import OwnProcess
import Testing
import UIKit

/// The device's own Messages, and text messages that come from outside.
@Suite(.ownProcess, .serialized) @MainActor struct MessagesTests {
    private let bench: SystemAppBench

    init() throws { bench = try SystemAppBench() }

    private var kept: [[String: Any]] { bench.answers("TextMessages") as? [[String: Any]] ?? [] }
    private var texts: [String] { kept.compactMap { $0["Text"] as? String } }

    private func receive(_ text: String, from number: String = "408-555-0101") throws {
        try bench.device.receiveText(text, from: number)
        try bench.device.advance(by: 1)
    }

    private func type(_ text: String) throws {
        for letter in text { bench.device.key(.down, code: "Key", text: String(letter)) }
        try bench.device.advance(by: 0.5)
    }

    @Test func `a text is told, read and answered`() throws {
        defer { bench.device.shutDown() }
        try bench.folder.write(
            "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nN:;Ada;;;\nTEL:+1 (408) 555-0101\nEND:VCARD\n", to: "ada.vcf")
        try bench.device.addContacts(file: bench.folder.path + "/ada.vcf")
        try receive("Tea?")
        #expect(try bench.shows("Ada") && bench.shows("Tea?"))
        try bench.tap("Close")
        #expect(badge == 1)
        try receive("Now?")
        try bench.tap("View")
        #expect(try bench.shows("Tea?") && bench.shows("Now?") && bench.shows("Ada"))
        #expect(kept.allSatisfy { $0["Read"] as? Bool == true } && badge == 0)
        // One that comes while the conversation is shown needs no alert.
        try receive("I wait")
        #expect(try bench.shows("I wait") && !bench.shows("Close"))
        #expect(kept.allSatisfy { $0["Read"] as? Bool == true })
        try bench.tap("Message")
        try type("yes")
        try bench.tap("Send")
        #expect(try bench.shows("yes") && texts == ["Tea?", "Now?", "I wait", "yes"])
        #expect(bench.folder.read("Device/Outbox/0001.txt") == "To: 408-555-0101\n\nyes\n")
    }

    private var badge: Int { kept.count { $0["Read"] as? Bool == false } }

    @Test func `a new message, and conversations that are deleted`() throws {
        defer { bench.device.shutDown() }
        try receive("one", from: "555-0001")
        try bench.tap("Close")
        try receive("two", from: "NEWS")
        try bench.tap("Close")
        try bench.open("com.apple.MobileSMS")
        #expect(try bench.shows("555-0001") && bench.shows("NEWS") && bench.shows("two"))
        try bench.tap("Compose")
        try type("5550002")
        try bench.tap("Message")
        try type("hi")
        try bench.tap("Send")
        #expect(texts == ["one", "two", "hi"])
        #expect(try bench.shows("5550002") && bench.shows("hi"))
        try bench.tap("NEWS")
        #expect(try bench.shows("two") && !bench.shows("one"))
        try bench.back()
        try bench.tap("Edit")
        try bench.tap("Delete NEWS, two")
        try bench.tap("Delete")
        #expect(texts == ["one", "hi"])
        #expect(try !bench.shows("NEWS"))
    }

    @Test func `the app begins anew after the device was short of memory`() throws {
        defer { bench.device.shutDown() }
        try receive("Tea?")
        try bench.tap("View")
        bench.device.press(.home)
        try bench.device.advance(by: 1)
        bench.device.memoryWarning()
        try receive("Now?")
        try bench.tap("Close")
        try bench.open("com.apple.MobileSMS")
        #expect(try bench.shows("Messages") && bench.shows("Now?"))
        bench.device.memoryWarning()
        try bench.tap("408-555-0101")
        #expect(try bench.shows("Tea?"))
    }

    @Test func `a link begins a message`() throws {
        defer { bench.device.shutDown() }
        #expect(bench.device.openURL("sms:555-0100?body=Tea%20now"))
        try bench.device.advance(by: 1)
        #expect(try bench.shows("New Message") && bench.shows("555-0100"))
        try bench.tap("Send")
        #expect(texts == ["Tea now"])
    }

    @Test func `what an app has sent is there, what it says of other files is not`() throws {
        defer { bench.device.shutDown() }
        let storage = bench.device.storage
        try bench.folder.write("To: 1, 2\n\nboth\n", to: "Device/Outbox/0007.txt")
        let sent = try #require(storage.sentTextMessage(path: storage.folder + "/Outbox/0007.txt"))
        #expect(sent.recipients == ["1", "2"] && sent.text == "both")
        try bench.folder.write("To: 1\n\nsecret\n", to: "secret.txt")
        for path in [
            bench.folder.path + "/secret.txt", storage.folder + "/Outbox/../../secret.txt",
            storage.folder + "/Outbox/0008.txt", storage.folder + "/Outbox", "",
        ] {
            #expect(storage.sentTextMessage(path: path) == nil, "\(path)")
        }
        try FileManager.default.createSymbolicLink(
            atPath: storage.folder + "/Outbox/0009.txt", withDestinationPath: bench.folder.path + "/secret.txt")
        #expect(storage.sentTextMessage(path: storage.folder + "/Outbox/0009.txt") == nil)
        try bench.folder.write("no message", to: "Device/Outbox/0010.txt")
        #expect(storage.sentTextMessage(path: storage.folder + "/Outbox/0010.txt") == nil)
    }

    @Test func `an iPod gets no texts, and long ones are cut`() throws {
        defer { bench.device.shutDown() }
        try receive(String(repeating: "x", count: 10_000))
        #expect(texts[0].count == 4_096)
        let pod = try SystemAppBench("iPod touch")
        defer { pod.device.shutDown() }
        let error = #expect(throws: DeviceError.self) { try pod.device.receiveText("x", from: "1") }
        #expect(error?.reason == .unsuitedModel)
    }
}

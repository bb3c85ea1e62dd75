import AddressBook
import Device
import Foundation
import OwnProcess
import Testing
import UIKit

/// The device's own Phone, and the calls that links and contacts make.
@Suite(.ownProcess, .serialized) @MainActor struct PhoneTests {
    private let bench: SystemAppBench

    init() throws { bench = try SystemAppBench() }

    private func addAda() throws {
        try bench.folder.write(
            "BEGIN:VCARD\nVERSION:3.0\nN:Lovelace;Ada;;;\nFN:Ada Lovelace\nTEL;TYPE=CELL:(408) 555-0101\nEND:VCARD\n",
            to: "ada.vcf")
        try bench.device.addContacts(file: bench.folder.path + "/ada.vcf")
    }

    private var calls: [[String: Any]] { bench.answers("RecentCalls") as? [[String: Any]] ?? [] }

    @Test func `a number is typed, called, and called again`() throws {
        defer { bench.device.shutDown() }
        try addAda()
        try bench.tap("Phone")
        try bench.tap("Keypad")
        for key in ["4", "0", "9", "Delete", "8", "5", "5", "5", "0", "1", "0", "1"] { try bench.tap(key) }
        #expect(try bench.shows("4085550101") && bench.shows("Ada Lovelace"))
        try bench.tap("Call")
        #expect(try bench.shows("calling…") && bench.shows("Ada Lovelace") && bench.shows("End Call"))
        try bench.device.advance(by: Device.dialDuration + 2)
        #expect(try bench.shows("00:02") || bench.shows("00:03"))
        try bench.tap("End Call")
        #expect(calls.count == 1 && calls[0]["Number"] as? String == "4085550101")
        #expect(calls[0]["Kind"] as? String == "outgoing")
        // An empty display takes the last number back.
        try bench.tap("Call")
        #expect(try bench.shows("4085550101") && !bench.shows("calling…"))
        try bench.tap("Recents")
        try bench.tap("Ada Lovelace")
        #expect(try bench.shows("calling…"))
        bench.device.press(.home)
        #expect(calls.count == 2)
    }

    @Test func `a link calls, but not with signs that change the network`() throws {
        defer { bench.device.shutDown() }
        var log: [String] = []
        bench.device.onLog = { log.append($0.text) }
        #expect(bench.device.openURL("tel:1-408-555-0100;ext=2"))
        try bench.device.advance(by: 0.5)
        #expect(try bench.shows("14085550100") && bench.shows("calling…"))
        try bench.tap("End Call")
        for url in ["tel:*21*555%23", "tel:", "tel:abc", "tel:%2321"] {
            #expect(bench.device.openURL(url))
            try bench.device.advance(by: 0.5)
            #expect(try !bench.shows("calling…"), "\(url)")
            #expect(log.contains("Phone does not call \(url)"))
        }
        #expect(calls.count == 1)
    }

    @Test func `calls that came are listed, the missed ones by themselves`() throws {
        defer { bench.device.shutDown() }
        try addAda()
        bench.device.call(ringing: 20, from: "+1 408 555 0101")
        try bench.device.advance(by: 1)
        #expect(try bench.shows("Ada Lovelace") && bench.shows("Incoming Call"))
        try bench.tap("Answer")
        try bench.tap("End Call")
        bench.device.call(ringing: 2)
        try bench.device.advance(by: 3)
        #expect(calls.map { $0["Kind"] as? String } == ["missed", "incoming"])
        try bench.open("com.apple.mobilephone")
        try bench.tap("Recents")
        #expect(try bench.shows("Unknown") && bench.shows("Ada Lovelace"))
        try bench.tap("Missed")
        #expect(try bench.shows("Unknown") && !bench.shows("Ada Lovelace"))
        try bench.tap("Clear")
        #expect(try calls.isEmpty && !bench.shows("Unknown"))
    }

    @Test func `an iPod has no phone`() throws {
        let bench = try SystemAppBench("iPod touch")
        defer { bench.device.shutDown() }
        #expect(try !bench.shows("Phone") && bench.shows("Contacts"))
        #expect(!bench.device.openURL("tel:5550100"))
        self.bench.device.shutDown()
    }

    @Test func `a list of calls that is damaged counts as empty`() throws {
        defer { bench.device.shutDown() }
        try bench.folder.write("<plist><array><string>x</string></array></plist>", to: "Device/RecentCalls.plist")
        try bench.open("com.apple.mobilephone")
        try bench.tap("Recents")
        #expect(try !bench.shows("Unknown"))
        bench.device.call(ringing: 1, from: "5550100")
        try bench.device.advance(by: 2)
        #expect(calls.count == 1)
    }
}

import Foundation

extension Device: PhoneHost {
    var recentCalls: [RecentCall] { storage.readCalls() }

    func forgetCalls() { keep([]) }

    func remember(_ call: RecentCall) {
        if model.capabilities.contains(.telephony) { keep([call] + recentCalls) }
    }

    private func keep(_ calls: [RecentCall]) {
        do {
            try storage.write(calls: calls)
        } catch {
            log("\(error)")
        }
    }

    var contactNames: ContactNames { ContactNames(addressBook: storage.addressBookPath) }

    func open(_ url: URL) { openURL(url.absoluteString) }

    func contactsDidChange() {
        for session in sessions { session.send(.addressBookChanged) }
    }
}

import AddressBook
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

    func contactName(of number: String) -> String? {
        let number = PhoneNumber(number)
        guard !number.signs.isEmpty, FileManager.default.fileExists(atPath: storage.addressBookPath),
            let people = try? AddressBookStore(path: storage.addressBookPath).people()
        else { return nil }
        let person = people.first { person in
            person.multiValue(ABProperty.phone)?.entries.contains {
                ($0.value as? String).map { PhoneNumber($0).isSame(as: number) } ?? false
            } ?? false
        }
        return person?.compositeName
    }

    func open(_ url: URL) { openURL(url.absoluteString) }

    func contactsDidChange() {
        for session in sessions { session.send(.addressBookChanged) }
    }
}

import AddressBook
import Foundation

/// The names of telephone numbers, as they are in the address book at one moment.
@MainActor struct ContactNames {
    private var entries: [(number: PhoneNumber, name: String)] = []

    /// - Parameter path: of the address book. One that cannot be read has no names.
    init(addressBook path: String) {
        guard FileManager.default.fileExists(atPath: path),
            let people = try? AddressBookStore(path: path).people()
        else { return }
        for person in people {
            guard let name = person.compositeName else { continue }
            for case let number as String in person.multiValue(ABProperty.phone)?.entries.map(\.value) ?? [] {
                entries.append((PhoneNumber(number), name))
            }
        }
    }

    /// - Returns: nil for a number that nobody has.
    func name(of number: String) -> String? {
        let number = PhoneNumber(number)
        guard !number.signs.isEmpty else { return nil }
        return entries.first { $0.number.isSame(as: number) }?.name
    }
}

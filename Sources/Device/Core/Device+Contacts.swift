import AddressBook
import Foundation

extension Device {
    /// Adds the people of a file of vCards to the contacts, and tells the apps.
    ///
    /// - Returns: how many people it has.
    /// - Throws: `badMedia` for other files, `storageFailed`.
    @discardableResult
    public func addContacts(file: String) throws -> Int {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw DeviceError(.badMedia, "\(file): cannot be read: no such file, or no right to read it.")
        }
        let people = VCard(data).people
        guard !people.isEmpty else {
            throw DeviceError(.badMedia, "\(file): has no vCards. A device takes contacts (.vcf) only.")
        }
        do {
            try AddressBookStore(path: storage.addressBookPath).save(people, removing: [])
        } catch {
            throw DeviceError(.storageFailed, "\(storage.addressBookPath): \(error)")
        }
        contactsDidChange()
        return people.count
    }
}

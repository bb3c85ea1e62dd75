import AddressBook
import AddressBookUI
import Foundation
import Testing
import UIKit

extension ContactsTests {
    @MainActor @Suite struct PersonEditingTests {
        /// Notes how the making of a person ended.
        final class Maker: ABNewPersonViewControllerDelegate, ABUnknownPersonViewControllerDelegate {
            /// One for each end; nil for one that was cancelled.
            var people: [ABRecord?] = []

            func newPersonViewController(
                _ newPersonView: ABNewPersonViewController, didCompleteWithNewPerson person: ABRecord?
            ) { people.append(person) }

            func unknownPersonViewController(
                _ unknownCardViewController: ABUnknownPersonViewController, didResolveToPerson person: ABRecord?
            ) { people.append(person) }
        }

        private let maker = Maker()

        @Test func `a changed number is kept when the user is done`() throws {
            try ContactsStage.perform { stage in
                let anna = stage.add("Anna", "Berg", phones: [(ABLabel.home, "555")])
                let card = ABPersonViewController()
                card.displayedPerson = anna
                card.addressBook = stage.book
                card.allowsEditing = true
                stage.show(card)
                #expect(stage.isShown("Anna Berg") && stage.isShown("555"))
                try stage.tap("Edit")
                try stage.tap("555")
                try stage.type("12")
                try stage.tap("Save")
                #expect(anna.multiValue(ABProperty.phone)?.value(at: 0) as? String == "555")
                try stage.tap("Done")
                #expect(anna.multiValue(ABProperty.phone)?.value(at: 0) as? String == "55512")
                #expect(anna.multiValue(ABProperty.phone)?.label(at: 0) == ABLabel.home)
                #expect(stage.isShown("55512") && stage.isShown("Edit"))
            }
        }

        @Test func `what was changed before the user cancels is as it was`() throws {
            try ContactsStage.perform { stage in
                let anna = stage.add("Anna", "Berg", phones: [(ABLabel.home, "555")])
                let card = ABPersonViewController()
                card.displayedPerson = anna
                card.allowsEditing = true
                stage.show(card)
                try stage.tap("Edit")
                try stage.tap("555")
                try stage.type("1")
                try stage.tap("Save")
                try stage.tap("Cancel")
                #expect(anna.multiValue(ABProperty.phone)?.value(at: 0) as? String == "555")
                #expect(stage.isShown("555") && !stage.isShown("5551"))
            }
        }

        @Test func `a new person is among the contacts once it is saved`() throws {
            try ContactsStage.perform { stage in
                let person = ABRecord(.person)
                person.setValue("Anna", ABProperty.firstName)
                let sheet = ABNewPersonViewController()
                sheet.displayedPerson = person
                sheet.addressBook = stage.book
                sheet.newPersonViewDelegate = maker
                stage.show(sheet)
                #expect(sheet.title == "New Contact")
                try stage.tap("Save")
                #expect(maker.people.count == 1 && maker.people.first.flatMap { $0 } === person)
                #expect(stage.book.people.contains { $0 === person })
            }
        }

        @Test func `a new person without a name cannot be saved, and is nobody once the user cancels`() throws {
            try ContactsStage.perform { stage in
                let sheet = ABNewPersonViewController()
                sheet.addressBook = stage.book
                sheet.newPersonViewDelegate = maker
                stage.show(sheet)
                try stage.tap("Save")
                #expect(maker.people.isEmpty)
                try stage.tap("Cancel")
                #expect(maker.people.count == 1 && maker.people.first.flatMap { $0 } == nil)
                #expect(stage.book.people.isEmpty)
            }
        }

        @Test func `somebody unknown is shown by what is known, and can become a contact`() throws {
            try ContactsStage.perform { stage in
                let stranger = ABRecord(.person)
                let mails = ABMultiValue(.multiString)
                mails.insert("stranger@example.org", label: ABLabel.other)
                stranger.setValue(mails, ABProperty.email)
                let card = ABUnknownPersonViewController()
                card.displayedPerson = stranger
                card.alternateName = "Somebody"
                card.addressBook = stage.book
                card.unknownPersonViewDelegate = maker
                stage.show(card)
                #expect(stage.isShown("Somebody") && stage.isShown("stranger@example.org"))
                #expect(!stage.isShown("Create New Contact"))
                card.allowsAddingToAddressBook = true
                stage.wait(0.1)
                try stage.tap("Add to Existing Contact")
                #expect(stage.isShown("No Contacts"))
                try stage.tap("Cancel")
                #expect(maker.people.count == 1 && maker.people.first.flatMap { $0 } == nil)
            }
        }

        @Test func `the values of somebody unknown are added to a contact`() throws {
            try ContactsStage.perform { stage in
                let anna = stage.add("Anna", "Berg", phones: [(ABLabel.home, "555")])
                let stranger = ABRecord(.person)
                let phones = ABMultiValue(.multiString)
                phones.insert("777", label: ABLabel.work)
                stranger.setValue(phones, ABProperty.phone)
                let card = ABUnknownPersonViewController()
                card.displayedPerson = stranger
                card.addressBook = stage.book
                card.allowsAddingToAddressBook = true
                card.unknownPersonViewDelegate = maker
                stage.show(card)
                try stage.tap("Add to Existing Contact")
                try stage.tap("Anna Berg")
                #expect(maker.people.first.flatMap { $0 } === anna)
                let numbers = anna.multiValue(ABProperty.phone)?.entries.compactMap { $0.value as? String }
                #expect(numbers == ["555", "777"])
                #expect(stage.isShown("Anna Berg") && stage.isShown("777"))
            }
        }
    }
}

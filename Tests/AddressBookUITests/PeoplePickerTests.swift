import AddressBook
import AddressBookUI
import Foundation
import Testing
import UIKit

extension ContactsTests {
    @MainActor @Suite struct PeoplePickerTests {
        /// Notes what the picker tells, and answers it.
        final class Chooser: ABPeoplePickerNavigationControllerDelegate {
            var picked: [ABRecord] = []
            var values: [(property: ABPropertyID, identifier: ABMultiValueIdentifier)] = []
            var isCancelled = false
            var goesOn = true

            func peoplePickerNavigationController(
                _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord
            ) -> Bool {
                picked.append(person)
                return goesOn
            }

            func peoplePickerNavigationController(
                _ peoplePicker: ABPeoplePickerNavigationController, shouldContinueAfterSelectingPerson person: ABRecord,
                property: ABPropertyID, identifier: ABMultiValueIdentifier
            ) -> Bool {
                values.append((property, identifier))
                return false
            }

            func peoplePickerNavigationControllerDidCancel(_ peoplePicker: ABPeoplePickerNavigationController) {
                isCancelled = true
            }
        }

        private let chooser = Chooser()

        private func show(on stage: ContactsStage) -> ABPeoplePickerNavigationController {
            let picker = ABPeoplePickerNavigationController(nibName: nil, bundle: nil)
            picker.addressBook = stage.book
            picker.peoplePickerDelegate = chooser
            stage.show(picker)
            return picker
        }

        @Test func `people are listed by last name, under its letter, those without a name at the end`() throws {
            try ContactsStage.perform { stage in
                stage.add("Zoe", "Adler")
                stage.add("Émile", "Östberg")
                stage.add("Anna", "Berg")
                stage.add(nil, "3M")
                _ = show(on: stage)
                let rows = stage.labels(widerThan: 100).drop { $0 != "A" }
                #expect(Array(rows) == ["A", "Zoe Adler", "B", "Anna Berg", "O", "Émile Östberg", "#", "3M"])
            }
        }

        @Test func `a device without contacts says so`() throws {
            try ContactsStage.perform { stage in
                _ = show(on: stage)
                #expect(stage.isShown("No Contacts"))
            }
        }

        @Test func `a person is picked, then one of the numbers`() throws {
            try ContactsStage.perform { stage in
                let anna = stage.add("Anna", "Berg", phones: [(ABLabel.home, "555 1"), (ABLabel.work, "555 2")])
                _ = show(on: stage)
                try stage.tap("Anna Berg")
                #expect(chooser.picked.map(ObjectIdentifier.init) == [ObjectIdentifier(anna)])
                #expect(stage.isShown("home") && stage.isShown("555 1"))
                try stage.tap("555 2")
                #expect(chooser.values.map(\.property) == [ABProperty.phone])
                #expect(chooser.values.map(\.identifier) == [anna.multiValue(ABProperty.phone)?.identifier(at: 1)])
            }
        }

        @Test func `only the wanted properties are offered`() throws {
            try ContactsStage.perform { stage in
                let anna = stage.add("Anna", "Berg", phones: [(ABLabel.home, "555 1")])
                anna.setValue("likes tea", ABProperty.note)
                let picker = show(on: stage)
                picker.displayedProperties = [NSNumber(value: ABProperty.note)]
                try stage.tap("Anna Berg")
                #expect(stage.isShown("likes tea") && !stage.isShown("555 1"))
            }
        }

        @Test func `the delegate may want nothing but the person`() throws {
            try ContactsStage.perform { stage in
                chooser.goesOn = false
                stage.add("Anna", "Berg", phones: [(ABLabel.home, "555 1")])
                let picker = show(on: stage)
                try stage.tap("Anna Berg")
                #expect(chooser.picked.count == 1 && picker.viewControllers.count == 2)
            }
        }

        @Test func `the button cancels`() throws {
            try ContactsStage.perform { stage in
                _ = show(on: stage)
                try stage.tap("Cancel")
                #expect(chooser.isCancelled && chooser.picked.isEmpty)
            }
        }

        @Test func `a group shows its members only`() throws {
            try ContactsStage.perform { stage in
                let anna = stage.add("Anna", "Berg")
                stage.add("Zoe", "Adler")
                let group = ABRecord(.group)
                group.setValue("Friends", ABProperty.groupName.id)
                #expect(stage.book.add(group))
                group.setMembers([anna])
                _ = show(on: stage)
                try stage.tap("Groups")
                #expect(stage.isShown("All Contacts"))
                try stage.tap("Friends")
                #expect(stage.isShown("Anna Berg") && !stage.isShown("Zoe Adler"))
            }
        }
    }
}

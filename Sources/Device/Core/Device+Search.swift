import AddressBook
import Foundation
import UIKit

/// What the search of the home screen finds on the device.
extension Device {
    /// More of one kind are not shown.
    private static let mostHits = 20

    func search(_ text: SearchText) -> [SearchGroup] {
        let groups = [contacts(text), apps(text), mails(text), model.hasSystem(.four) ? texts(text) : nil]
        return groups.compactMap { $0 }.filter { !$0.hits.isEmpty }
    }

    private func smallIcon(of app: any SystemApp) -> UIImage? {
        small(HomeIcon(app, screen.homeScreen.metrics, scale: CGFloat(profile.scale)))
    }

    private func small(_ icon: HomeIcon) -> UIImage? {
        IconPicture(icon: icon, metrics: screen.homeScreen.metrics).small(scale: CGFloat(profile.scale))
    }

    private func apps(_ text: SearchText) -> SearchGroup {
        let found = screen.homeScreen.icons.all.map(\.icon).filter {
            if case .folder = $0.id { return false }
            return text.isFound(in: [$0.displayName])
        }.sorted { $0.displayName.localizedCaseInsensitiveCompare($1.displayName) == .orderedAscending }
        let hits = found.prefix(Device.mostHits).map { icon in
            SearchHit(title: icon.displayName, image: small(icon)) { [weak self] in
                if case .app(let identifier) = icon.id { self?.launchFromHomeScreen(identifier) }
            }
        }
        return SearchGroup(kind: "Applications", hits: Array(hits))
    }

    private func contacts(_ text: SearchText) -> SearchGroup? {
        guard let app = systemApps.lazy.compactMap({ $0 as? ContactsApp }).first,
            FileManager.default.fileExists(atPath: storage.addressBookPath),
            let people = try? AddressBookStore(path: storage.addressBookPath).people()
        else { return nil }
        let found = people.compactMap { person in person.compositeName.map { (person.recordID, $0) } }
            .filter { text.isFound(in: [$0.1]) }
        let hits = found.prefix(Device.mostHits).map { identifier, name in
            SearchHit(title: name) { [weak self] in
                self?.open(app)
                app.show(identifier)
            }
        }
        return SearchGroup(kind: "Contacts", image: smallIcon(of: app), hits: Array(hits))
    }

    private func mails(_ text: SearchText) -> SearchGroup {
        let found = mails(in: .outbox).filter { text.isFound(in: [$0.subject] + $0.recipients) }
        let hits = found.prefix(Device.mostHits).map { message in
            SearchHit(
                title: message.recipients.joined(separator: ", "),
                subtitle: message.subject.isEmpty ? "No Subject" : message.subject
            ) { [weak self] in
                guard let self else { return }
                open(mail)
                mail.show(message)
            }
        }
        return SearchGroup(kind: "Mail", image: smallIcon(of: mail), hits: Array(hits))
    }

    private func texts(_ text: SearchText) -> SearchGroup? {
        guard model.capabilities.contains(.sms) else { return nil }
        let names = contactNames
        var numbers: Set<String> = []
        let hits = textMessages.reversed().compactMap { message -> SearchHit? in
            let name = names.name(of: message.number) ?? message.number
            guard text.isFound(in: [message.text, name]), numbers.insert(message.number).inserted else { return nil }
            return SearchHit(title: name, subtitle: message.text) { [weak self] in
                guard let self else { return }
                open(messages)
                messages.show(message.number)
            }
        }
        return SearchGroup(
            kind: "Messages", image: smallIcon(of: messages), hits: Array(hits.prefix(Device.mostHits)))
    }
}

import Foundation

/// Reads and writes people and groups in the device's contacts database.
package final class AddressBookStore {
    private let database: SQLiteDatabase

    /// The single-value properties, each stored in a column of the table of people.
    private static let columns = ABProperty.all.filter { !$0.kind.isMulti }

    package init(path: String) throws {
        database = try SQLiteDatabase(path: path)
        let columns = AddressBookStore.columns.map { "\($0.column) \($0.kind == .string ? "TEXT" : "REAL")" }
        try database.transaction {
            try database.run(
                "CREATE TABLE IF NOT EXISTS ABPerson (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, "
                    + columns.joined(separator: ", ") + ", ImageData BLOB)")
            try database.run(
                "CREATE TABLE IF NOT EXISTS ABMultiValue (UID INTEGER PRIMARY KEY, record_id INTEGER, "
                    + "property INTEGER, identifier INTEGER, label TEXT, value)")
            try database.run(
                "CREATE INDEX IF NOT EXISTS ABMultiValueRecord ON ABMultiValue (record_id, property, UID)")
            try database.run(
                "CREATE TABLE IF NOT EXISTS ABGroup (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, Name TEXT)")
            try database.run(
                "CREATE TABLE IF NOT EXISTS ABGroupMembers (UID INTEGER PRIMARY KEY, group_id INTEGER, "
                    + "member_id INTEGER, UNIQUE (group_id, member_id))")
        }
    }

    // MARK: Reading

    package func people() throws -> [ABRecord] {
        let names = ["ROWID"] + AddressBookStore.columns.map(\.column)
        var people: [ABRecord] = []
        var known: [Int64: ABRecord] = [:]
        for row in try database.run("SELECT \(names.joined(separator: ", ")), ImageData FROM ABPerson ORDER BY ROWID") {
            guard let id = row[0].integer else { continue }
            let person = ABRecord(.person)
            person.recordID = ABRecordID(truncatingIfNeeded: id)
            for (property, value) in zip(AddressBookStore.columns, row.dropFirst()) {
                person.setValue(AddressBookStore.value(value, property.kind), property.id)
            }
            if let image = row[names.count].bytes { person.setImageData(image) }
            people.append(person)
            known[id] = person
        }
        try readMultiValues(of: known)
        for person in people { person.hasChanges = false }
        return people
    }

    private func readMultiValues(of people: [Int64: ABRecord]) throws {
        var values: [Int64: [ABPropertyID: [ABMultiValue.Entry]]] = [:]
        let rows = try database.run(
            "SELECT record_id, property, identifier, label, value FROM ABMultiValue ORDER BY UID")
        for row in rows {
            guard let record = row[0].integer, let number = row[1].integer,
                let property = ABProperty.person(ABPropertyID(truncatingIfNeeded: number)),
                let value = AddressBookStore.value(row[4], property.kind)
            else { continue }
            let identifier = ABMultiValueIdentifier(truncatingIfNeeded: row[2].integer ?? 0)
            let entry = ABMultiValue.Entry(identifier: identifier, label: row[3].text, value: value)
            values[record, default: [:]][property.id, default: []].append(entry)
        }
        for (record, properties) in values {
            for (id, entries) in properties {
                guard let property = ABProperty.person(id) else { continue }
                people[record]?.setValue(ABMultiValue(property.kind, entries: entries), id)
            }
        }
    }

    package func groups(of people: [ABRecord]) throws -> [ABRecord] {
        let known = Dictionary(people.map { ($0.recordID, $0) }, uniquingKeysWith: { first, _ in first })
        var groups: [ABRecord] = []
        for row in try database.run("SELECT ROWID, Name FROM ABGroup ORDER BY ROWID") {
            guard let id = row[0].integer else { continue }
            let group = ABRecord(.group)
            group.recordID = ABRecordID(truncatingIfNeeded: id)
            group.setValue(row[1].text, ABProperty.groupName.id)
            let rows = try database.run(
                "SELECT member_id FROM ABGroupMembers WHERE group_id = ? ORDER BY UID", [.integer(id)])
            group.setMembers(rows.compactMap { $0[0].integer.flatMap { known[ABRecordID(truncatingIfNeeded: $0)] } })
            group.hasChanges = false
            groups.append(group)
        }
        return groups
    }

    // MARK: Writing

    /// Inserts new records, updates changed ones and deletes removed ones, in one transaction.
    package func save(_ records: [ABRecord], removing removed: [ABRecord]) throws {
        try database.transaction {
            for record in removed where record.recordID >= 0 { try remove(record) }
            // People first: a group's row refers to the row identifiers of its members.
            for record in records where record.kind == .person { try save(person: record) }
            for record in records where record.kind == .group { try save(group: record) }
        }
        for record in records { record.hasChanges = false }
    }

    private func remove(_ record: ABRecord) throws {
        let id = SQLiteDatabase.Value.integer(Int64(record.recordID))
        switch record.kind {
        case .person:
            try database.run("DELETE FROM ABPerson WHERE ROWID = ?", [id])
            try database.run("DELETE FROM ABMultiValue WHERE record_id = ?", [id])
            try database.run("DELETE FROM ABGroupMembers WHERE member_id = ?", [id])
        case .group:
            try database.run("DELETE FROM ABGroup WHERE ROWID = ?", [id])
            try database.run("DELETE FROM ABGroupMembers WHERE group_id = ?", [id])
        case .source: break
        }
    }

    private func save(person: ABRecord) throws {
        let now = Date()
        if person.recordID < 0 {
            person.setValue(now, ABProperty.creationDate)
            try database.run("INSERT INTO ABPerson (First) VALUES (NULL)")
            person.recordID = ABRecordID(truncatingIfNeeded: database.lastRow)
        }
        person.setValue(now, ABProperty.modificationDate)
        let assignments = AddressBookStore.columns.map { "\($0.column) = ?" }.joined(separator: ", ")
        let values = AddressBookStore.columns.map { AddressBookStore.field(person.value($0.id)) }
        let id = SQLiteDatabase.Value.integer(Int64(person.recordID))
        try database.run(
            "UPDATE ABPerson SET \(assignments), ImageData = ? WHERE ROWID = ?",
            values + [person.imageData.map { .bytes($0) } ?? .none, id])
        try database.run("DELETE FROM ABMultiValue WHERE record_id = ?", [id])
        for property in ABProperty.all where property.kind.isMulti {
            for entry in person.multiValue(property.id)?.entries ?? [] {
                try database.run(
                    "INSERT INTO ABMultiValue (record_id, property, identifier, label, value) VALUES (?, ?, ?, ?, ?)",
                    [
                        id, .integer(Int64(property.id)), .integer(Int64(entry.identifier)),
                        entry.label.map { .text($0) } ?? .none, AddressBookStore.field(entry.value),
                    ])
            }
        }
    }

    private func save(group: ABRecord) throws {
        let name = group.text(ABProperty.groupName.id).map { SQLiteDatabase.Value.text($0) } ?? .none
        if group.recordID < 0 {
            try database.run("INSERT INTO ABGroup (Name) VALUES (?)", [name])
            group.recordID = ABRecordID(truncatingIfNeeded: database.lastRow)
        }
        let id = SQLiteDatabase.Value.integer(Int64(group.recordID))
        try database.run("UPDATE ABGroup SET Name = ? WHERE ROWID = ?", [name, id])
        try database.run("DELETE FROM ABGroupMembers WHERE group_id = ?", [id])
        for member in group.members where member.recordID >= 0 {
            try database.run(
                "INSERT OR IGNORE INTO ABGroupMembers (group_id, member_id) VALUES (?, ?)",
                [id, .integer(Int64(member.recordID))])
        }
    }

    // MARK: Values

    /// Converts a property value to a database value. Dates are stored as seconds since 2001-01-01 UTC, dictionaries as
    /// property lists.
    private static func field(_ value: Any?) -> SQLiteDatabase.Value {
        switch value {
        case let text as String: return .text(text)
        case let date as Date: return .real(date.timeIntervalSinceReferenceDate)
        case let number as NSNumber: return .real(number.doubleValue)
        case let dictionary as [AnyHashable: Any]:
            let data = try? PropertyListSerialization.data(fromPropertyList: dictionary, format: .binary, options: 0)
            return data.map { .bytes($0) } ?? .none
        default: return .none
        }
    }

    private static func value(_ field: SQLiteDatabase.Value, _ kind: ABProperty.Kind) -> Any? {
        switch kind {
        case .string, .multiString: field.text
        case .integer, .multiInteger: field.number.map { NSNumber(value: Int(exactly: $0.rounded()) ?? 0) }
        case .real, .multiReal: field.number.map { NSNumber(value: $0) }
        case .dateTime, .multiDateTime: field.number.map { Date(timeIntervalSinceReferenceDate: $0) }
        case .dictionary, .multiDictionary:
            field.bytes.flatMap { try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) }
                as? [String: Any]
        case .invalid: nil
        }
    }
}

import ArgumentParser
import Certificates
import Foundation

/// What commands of the portal print: a sentence or a table for people, or JSON.
struct PortalOutput: ParsableArguments {
    @Flag(help: "Print JSON.")
    var json = false

    /// Tells what was done.
    func show(_ record: some Encodable, _ sentence: String) throws {
        print(json ? try text(record) : sentence)
    }

    /// Prints a table.
    ///
    /// - Parameter nothing: what is said if it has no rows.
    func show<Record: Encodable>(
        _ records: [Record], _ titles: [String], nothing: String, cells: (Record) -> [String]
    ) throws {
        if json { return print(try text(records)) }
        guard !records.isEmpty else { return print(nothing) }
        let rows = [titles] + records.map(cells)
        let widths = titles.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        for row in rows {
            let line = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
                .joined(separator: "  ")
            print(String(line.reversed().drop { $0 == " " }.reversed()))
        }
    }

    private func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// "2011-06-06", or nothing.
    static func day(_ date: Date?) -> String { date.map { String($0.formatted(.iso8601).prefix(10)) } ?? "" }

    /// Writes what was asked for to a file, or as text to standard output.
    static func write(_ bytes: [UInt8], to path: String) throws {
        guard path != "-" else { return FileHandle.standardOutput.write(Data(bytes)) }
        do { try Data(bytes).write(to: URL(fileURLWithPath: path)) } catch {
            throw CommandError("\(path) cannot be written: \(error.localizedDescription)", status: .wrongUse)
        }
    }

    /// Makes a file that only its owner may read; one that is there already stays.
    static func writeSecret(_ bytes: [UInt8], to path: String) throws {
        do { try KeptFile.write(bytes, to: URL(fileURLWithPath: path).path, isNew: true) } catch {
            throw CommandError("\(error)", cure: "Name another file.", status: .wrongUse)
        }
    }

    /// The bytes of a file; `-` stands for standard input.
    static func read(_ path: String, limit: Int = 1 << 20) throws -> [UInt8] {
        let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
        guard let data = try? handle?.read(upToCount: limit + 1) else {
            throw CommandError("\(path) cannot be read", cure: "Name a file that is there.", status: .wrongUse)
        }
        guard data.count <= limit else {
            throw CommandError("\(path) has more than \(limit >> 10) KB", status: .wrongUse)
        }
        return [UInt8](data)
    }
}

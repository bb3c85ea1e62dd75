import Archiving
import CXML
import Foundation
import InterfaceBuilder
import UIKit

// How long documents take to become nibs, and nibs to become objects, beside the time that libxml2 takes for the
// document's XML alone in the same run.
setvbuf(stdout, nil, _IOLBF, 0)

/// Makes a tree of XML and throws it away.
func parseAlone(_ document: Data) {
    document.withUnsafeBytes { bytes in
        let characters = bytes.bindMemory(to: CChar.self)
        xmlFreeDoc(xmlReadMemory(characters.baseAddress, Int32(characters.count), nil, nil, 0))
    }
}

func compile(_ document: Data) throws -> ArchiveGraph {
    var compiler = NibCompiler(document: try InterfaceFile.read(data: document, path: "generated.xib"))
    return compiler.compile().graph
}

MainActor.assumeIsolated {
    do {
        let (count, cellCount) = (100, 1000)
        let document = GeneratedDocument.form(objectCount: count)
        let floor = Measurement.time(runs: 200) { _ in parseAlone(document) }
        print(
            "a document of \(count) objects, \(document.count / 1024) kB: libxml2 alone \(String(format: "%.3f ms", floor * 1e3))"
        )
        func report(_ name: String, runs: Int = 100, goal: String? = nil, _ work: (Int) -> Void) {
            Measurement.report(name, Measurement.time(runs: runs, work), floor: floor, "libxml2", goal: goal)
        }

        let read = try InterfaceFile.read(data: document, path: "generated.xib")
        let graph = try compile(document)
        report("read the document") { _ in _ = try? InterfaceFile.read(data: document, path: "generated.xib") }
        report("compile it") { _ in
            var compiler = NibCompiler(document: read)
            _ = compiler.compile()
        }
        report("read, compile and write a NIBArchive", goal: "10 ms") { _ in
            _ = try? NIBArchive.write(compile(document))
        }
        report("read, compile and write a keyed archive", goal: "10 ms") { _ in
            _ = try? KeyedArchive.write(compile(document))
        }

        Owner.register(outletCount: count)
        let owner = Owner(outletCount: count)
        for (name, data) in [
            ("NIBArchive", try NIBArchive.write(graph)), ("keyed archive", try KeyedArchive.write(graph)),
        ] {
            report("\(name), \(data.count / 1024) kB: read the graph") { _ in
                _ = try? NIBArchive.isNIBArchive(data) ? NIBArchive.read(data) : KeyedArchive.read(data)
            }
            report("\(name): load it, read and connect", goal: "2 ms") { _ in
                UINib(data: data, bundle: nil).instantiate(withOwner: owner)
            }
        }
        guard owner.views.allSatisfy({ $0 != nil }) else { throw ArchiveError("an outlet was not set") }

        let cells = UINib(data: try NIBArchive.write(compile(GeneratedDocument.cell())), bundle: nil)
        report("\(cellCount) cells of a nib", runs: 5) { _ in
            for _ in 0..<cellCount { cells.instantiate(withOwner: nil) }
        }
    } catch {
        print("interface-builder-benchmark: \(error)")
        exit(1)
    }
}

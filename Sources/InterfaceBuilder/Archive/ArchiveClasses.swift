/// Reads an archive's descriptions of the app's classes.
struct ArchiveClasses {
    private let values: ArchiveValues

    init(_ values: ArchiveValues) { self.values = values }

    func read(_ describer: Int) -> [InterfaceClass] {
        values.element(describer).children.flatMap { list -> [InterfaceClass] in
            // Some archives have a second list, whose key ends in the version of Interface Builder that reads it.
            guard list["key"]?.hasPrefix("referencedPartialClassDescriptions") == true else {
                values.report(
                    .warning, "\(list["key"] ?? "<\(list.name)>") of the class list is not known; it is ignored",
                    at: list.index)
                return []
            }
            return values.elements(ofList: list.index).compactMap { description(at: $0) }
        }
    }

    private func description(at place: Int) -> InterfaceClass? {
        guard let node = values.target(of: place), let name = string(values.child(of: node, forKey: "className")) else {
            return nil
        }
        let element = values.element(node)
        var description = InterfaceClass(
            name: name, superclassName: string(values.child(of: node, forKey: "superclassName")), line: element.line)
        for (key, keyPath) in [("outlets", \InterfaceClass.outlets), ("actions", \InterfaceClass.actions)] {
            guard let dictionary = values.child(of: node, forKey: key) else { continue }
            description[keyPath: keyPath] = values.stringEntries(ofDictionary: dictionary).map { entry in
                InterfaceClass.Member(name: entry.key, typeName: string(entry.node) ?? "id")
            }
        }
        if let source = values.child(of: node, forKey: "sourceIdentifier").flatMap(values.target) {
            description.header = string(values.child(of: source, forKey: "minorKey"))
        }
        return description
    }

    private func string(_ node: Int?) -> String? {
        guard let node, case .string(let text)? = values.value(at: node) else { return nil }
        return text
    }
}

/// Compilation of the nibs of views and prototype cells.
extension StoryboardCompiler {
    /// Compiles a scene's view with its cells, and collects the external objects that they need from the controller's
    /// nib.
    mutating func compileView(ofScene place: Int) throws {
        guard let view = layout.views[place], let controller = storyboard.scenes[place].controller else { return }
        let name = "\(controller.identifier ?? "")-view-\(view.identifier ?? "")"
        controller.properties.removeAll { $0.key == "IBUINibName" }
        controller.properties.append(InterfaceProperty(key: "IBUINibName", value: .string(name), line: view.line))

        var nib = StoryboardNib(document: storyboard.document)
        var needed: [InterfaceObject] = []
        try addTables(beneath: view, controller, &nib, &needed)
        nib.addTopLevel(view)
        nib.connect(nib.owner, to: view, "view", line: view.line)
        for connection in storyboard.document.connections + layout.segueConnections {
            guard isInView(connection.source, place) || isInView(connection.destination, place) else { continue }
            if connection.label == "view", connection.source === controller { continue }
            // Connections of a cell are in the cell's nib.
            if isInCell(connection.source) || isInCell(connection.destination) { continue }
            let source = end(connection.source, controller, &nib, &needed)
            let destination = end(connection.destination, controller, &nib, &needed)
            nib.connect(connection, from: source, to: destination)
        }
        externals[place] = needed
        try add(nib.document, name)
    }

    private func isInView(_ object: InterfaceObject, _ place: Int) -> Bool {
        if case .view(place)? = layout.home(of: object) { return true }
        return false
    }

    private func isInCell(_ object: InterfaceObject) -> Bool {
        if case .cell? = layout.home(of: object) { return true }
        return false
    }

    /// Reports outlets from outside into a prototype cell, of which there may be many instances.
    mutating func refuseOutletsIntoPrototypes() {
        for connection in storyboard.document.connections {
            guard case .cell(let cell, _)? = layout.home(of: connection.destination), !isIn(cell, connection.source)
            else { continue }
            report(
                .error,
                "the outlet “\(connection.label)” leads into a prototype cell; outlets cannot be connected to repeating "
                    + "content", connection.source, line: connection.line)
        }
    }

    /// The object or placeholder for one end of a connection in the nib of a view.
    private func end(
        _ object: InterfaceObject, _ controller: InterfaceObject, _ nib: inout StoryboardNib,
        _ needed: inout [InterfaceObject]
    ) -> InterfaceObject {
        if object === controller { return nib.owner }
        if object.className == "IBProxyObject" { return nib.firstResponder }
        if case .view? = layout.home(of: object) { return object }
        if !needed.contains(where: { $0 === object }) { needed.append(object) }
        return nib.placeholder(Self.placeholderName(of: object))
    }

    // MARK: Tables

    private mutating func addTables(
        beneath object: InterfaceObject, _ controller: InterfaceObject, _ nib: inout StoryboardNib,
        _ needed: inout [InterfaceObject]
    ) throws {
        if let contents = storyboard.tables[ObjectIdentifier(object)] {
            try addPrototypes(contents, controller, &nib, &needed)
            addSections(contents, controller)
        }
        for child in object.children { try addTables(beneath: child, controller, &nib, &needed) }
    }

    private mutating func addSections(_ contents: StoryboardTable, _ controller: InterfaceObject) {
        guard !contents.sections.isEmpty else { return }
        if !ClassCatalog.lineage(of: controller.className).contains(where: { $0.name == "IBUITableViewController" }) {
            return report(
                .error, "static tables are only valid in a table view controller", contents.table)
        }
        let sections = contents.sections.map { section -> InterfaceValue in
            let object = InterfaceObject(
                identifier: nil, className: "IBUITableViewSection", line: contents.table.line)
            let cells = InterfaceValue.array(section.cells.map { .object($0) })
            object.properties = [InterfaceProperty(key: "IBUICells", value: cells, line: object.line)]
            for (key, title) in [("IBUIHeaderTitle", section.headerTitle), ("IBUIFooterTitle", section.footerTitle)] {
                guard let title else { continue }
                object.properties.append(InterfaceProperty(key: key, value: .string(title), line: object.line))
            }
            return .object(object)
        }
        contents.table.properties.append(
            InterfaceProperty(key: "IBUIStaticSections", value: .array(sections), line: contents.table.line))
    }

    private mutating func addPrototypes(
        _ contents: StoryboardTable, _ controller: InterfaceObject, _ nib: inout StoryboardNib,
        _ needed: inout [InterfaceObject]
    ) throws {
        var nibs: [(key: InterfaceValue, value: InterfaceValue)] = []
        var externals: [(key: InterfaceValue, value: InterfaceValue)] = []
        for cell in contents.prototypes {
            guard case .string(let reuseIdentifier)? = cell["IBUIReuseIdentifier"], !reuseIdentifier.isEmpty else {
                report(.warning, "prototype cells must have reuse identifiers; this one is left out", cell)
                continue
            }
            var outside: [InterfaceObject] = []
            let document = cellDocument(cell, &outside)
            let archive = InterfaceObject(identifier: nil, className: "IBUINib", line: cell.line)
            archive.properties = [
                InterfaceProperty(key: "archiveData", value: .data(try data(of: document)), line: cell.line)
            ]
            nibs.append((.string(reuseIdentifier), .object(archive)))
            let table = outside.map { object in
                (
                    key: InterfaceValue.string(Self.placeholderName(of: object)),
                    value: InterfaceValue.object(end(object, controller, &nib, &needed))
                )
            }
            if !table.isEmpty { externals.append((.string(reuseIdentifier), .dictionary(table))) }
        }
        let line = contents.table.line
        if !nibs.isEmpty {
            contents.table.properties.append(
                InterfaceProperty(key: "IBUITableViewCellPrototypeNibs", value: .dictionary(nibs), line: line))
        }
        if !externals.isEmpty {
            contents.table.properties.append(
                InterfaceProperty(
                    key: "IBUITableViewCellPrototypeNibExternalObjects", value: .dictionary(externals), line: line))
        }
    }

    /// The nib of a prototype cell.
    /// - Parameter outside: The objects outside of the cell that its nib refers to.
    private func cellDocument(_ cell: InterfaceObject, _ outside: inout [InterfaceObject]) -> InterfaceDocument {
        var nib = StoryboardNib(document: storyboard.document)
        nib.addTopLevel(cell)
        for connection in storyboard.document.connections + layout.segueConnections
        where isIn(cell, connection.source) {
            var ends = [connection.source, connection.destination]
            for (place, object) in ends.enumerated() where !isIn(cell, object) {
                if object.className == "IBProxyObject" {
                    ends[place] = nib.firstResponder
                    continue
                }
                if !outside.contains(where: { $0 === object }) { outside.append(object) }
                ends[place] = nib.placeholder(Self.placeholderName(of: object))
            }
            nib.connect(connection, from: ends[0], to: ends[1])
        }
        return nib.document
    }

    private func isIn(_ cell: InterfaceObject, _ object: InterfaceObject) -> Bool {
        if case .cell(let home, _)? = layout.home(of: object) { return home === cell }
        return false
    }
}

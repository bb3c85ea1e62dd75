/// Reading of the child elements of objects.
extension DocumentBuilder {
    func readChild(_ element: XMLTree.Element, of object: InterfaceObject, _ rule: ElementRule) {
        let name = element.name
        if let key = element["key"], !Elements.unusedKeys.contains(key), !key.hasPrefix("simulated") {
            return readPart(element, key, of: object, rule)
        }
        if element["key"] != nil { return }
        switch name {
        case "connections": keepConnections(element, of: object)
        case "constraints": noteConstraints(element)
        case "segments": readSegments(element, into: object)
        case "state": readState(element, into: object)
        case "prototypes", "sections": readTable(element, into: object)
        case "userDefinedRuntimeAttributes": readRuntimeAttributes(element, into: object)
        case "scopeButtonTitles":
            let titles = element.children.map { InterfaceValue.string(string($0)) }
            set(.array(titles), rule.partKey(name), of: object, line: element.line)
        // `<nil name="viewControllers"/>` has no effect, since nil is the default.
        case "nil": break
        case _ where Elements.lists.contains(name): readList(element, rule.partKey(name), into: object)
        case _ where Elements.unused.contains(name): break
        default: warnOfUnknown(element, object)
        }
    }

    /// Reads a list of child objects.
    private func readList(_ element: XMLTree.Element, _ key: String, into object: InterfaceObject) {
        let members = element.children.compactMap { readObject($0) }
        for member in members { adopt(member, by: object) }
        set(.array(members.map { .object($0) }), key, of: object, line: element.line)
    }

    /// Reads a child element with a `key` attribute: an object or a value for that key.
    private func readPart(_ element: XMLTree.Element, _ key: String, of object: InterfaceObject, _ rule: ElementRule) {
        switch (element.name, key) {
        case ("state", _): readState(element, into: object)
        case ("accessibility", _): readAccessibility(element, into: object)
        case ("autoresizingMask", _): break
        case ("view", "contentView") where rule === ScrollElements.cell, ("tableViewCellContentView", _):
            readContentView(element, of: object)
        case ("array", _), ("mutableArray", _):
            readList(element, rule.partKey(key), into: object)
        case _ where Elements.lists.contains(element.name): readList(element, rule.partKey(key), into: object)
        case _ where Elements.unused.contains(element.name): break
        case _ where Elements.objects[element.name] != nil:
            guard let part = readObject(element) else { return }
            adopt(part, by: object)
            set(.object(part), rule.partKey(key), of: object, line: element.line)
        default:
            guard let value = value(of: element, object) else { return }
            set(value, rule.partKey(key), of: object, line: element.line)
        }
    }

    /// Reads the content view of a cell. Files of Xcode 4 give it no identifier.
    private func readContentView(_ element: XMLTree.Element, of cell: InterfaceObject) {
        let identifier = (cell.identifier ?? "") + ".contentView"
        guard let content = readObject(element, as: ScrollElements.cellContent, identifier: identifier) else { return }
        adopt(content, by: cell)
        set(.array([.object(content)]), "NSSubviews", of: cell, line: element.line)
        set(.object(content), "IBUIContentView", of: cell, line: element.line)
    }

    /// Reads attributes whose meaning depends on other attributes.
    func readSpecialAttributes(_ element: XMLTree.Element, _ rule: ElementRule, into object: InterfaceObject) {
        if rule === ScrollElements.table {
            readTableAttributes(element, into: object)
        } else if rule === ViewElements.window {
            object.isVisibleAtLaunch = element["visibleAtLaunch"] == "YES"
        } else if rule === ControllerElements.placeholder {
            let identifier =
                element["placeholderIdentifier"] ?? (element.name == "exit" ? "IBExit" : element["id"] ?? "")
            set(.string(identifier), "IBProxiedObjectIdentifier", of: object, line: element.line)
        }
    }

    /// Reads a table's heights and separators. A height of -1 and the separator "default" mean those of the table's
    /// style.
    private func readTableAttributes(_ element: XMLTree.Element, into table: InterfaceObject) {
        let isGrouped = (element["style"] ?? "plain") != "plain"
        let separator =
            switch element["separatorStyle"] {
            case nil, "default": isGrouped ? 2 : 1
            case .some(let word): Words.separatorStyle[word] ?? 1
            }
        set(.integer(separator), "IBUISeparatorStyle", of: table, line: element.line)
        let edge: Double = isGrouped ? 10 : 22
        let heights: [(attribute: String, key: String, standard: Double)] = [
            ("rowHeight", "IBUIRowHeight", 44), ("sectionHeaderHeight", "IBUISectionHeaderHeight", edge),
            ("sectionFooterHeight", "IBUISectionFooterHeight", edge),
        ]
        for (attribute, key, standard) in heights {
            let height = element[attribute].flatMap { ElementNumber.real($0) } ?? standard
            set(.real(height < 0 ? standard : height), key, of: table, line: element.line)
        }
    }

    // MARK: Tables

    private func readTable(_ element: XMLTree.Element, into table: InterfaceObject) {
        var contents =
            storyboard.tables[ObjectIdentifier(table)] ?? StoryboardTable(table: table, prototypes: [], sections: [])
        if element.name == "prototypes" {
            contents.prototypes += cells(element, beneath: table)
        } else {
            for section in element.children {
                guard section.name == "tableViewSection" else {
                    warnOfUnknown(section, table)
                    continue
                }
                contents.sections.append(readSection(section, beneath: table))
            }
        }
        storyboard.tables[ObjectIdentifier(table)] = contents
    }

    private func readSection(_ element: XMLTree.Element, beneath table: InterfaceObject) -> StoryboardTable.Section {
        var section = StoryboardTable.Section(
            headerTitle: element["headerTitle"], footerTitle: element["footerTitle"], cells: [])
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("cells", _): section.cells += cells(child, beneath: table)
            case ("string", "headerTitle"): section.headerTitle = string(child)
            case ("string", "footerTitle"): section.footerTitle = string(child)
            default: warnOfUnknown(child, table)
            }
        }
        return section
    }

    private func cells(_ element: XMLTree.Element, beneath table: InterfaceObject) -> [InterfaceObject] {
        let cells = element.children.compactMap { readObject($0) }
        for cell in cells { adopt(cell, by: table) }
        return cells
    }

    // MARK: Buttons and segments

    /// Reads a button's content in a state. Archives have a key for each, such as `IBUIHighlightedTitleColor`.
    private func readState(_ element: XMLTree.Element, into button: InterfaceObject) {
        let states = ["normal": "Normal", "highlighted": "Highlighted", "disabled": "Disabled", "selected": "Selected"]
        guard let state = element["key"].flatMap({ states[$0] }) else {
            return warn("the state \"\(element["key"] ?? "")\" is not known", line: element.line, button)
        }
        for (name, text) in element.attributes {
            switch name {
            case "title": set(.string(text), "IBUI\(state)Title", of: button, line: element.line)
            case "image": set(image(text, line: element.line), "IBUI\(state)Image", of: button, line: element.line)
            case "backgroundImage":
                set(image(text, line: element.line), "IBUI\(state)BackgroundImage", of: button, line: element.line)
            case "key", "catalog": break
            default: warn("the attribute \"\(name)\" of <state> is not known", line: element.line, button)
            }
        }
        for child in element.children where !Elements.unused.contains(child.name) {
            guard let key = child["key"], let value = value(of: child, button) else { continue }
            set(value, "IBUI\(state)\(key.prefix(1).uppercased())\(key.dropFirst())", of: button, line: child.line)
        }
    }

    /// Reads segments. Archives have separate lists of the segments' titles, images, widths, states and offsets.
    private func readSegments(_ element: XMLTree.Element, into control: InterfaceObject) {
        var titles: [InterfaceValue] = []
        var images: [InterfaceValue] = []
        var widths: [InterfaceValue] = []
        var states: [InterfaceValue] = []
        var offsets: [InterfaceValue] = []
        for segment in element.children {
            guard segment.name == "segment" else {
                warnOfUnknown(segment, control)
                continue
            }
            let title = segment["title"] ?? segment.child(forKey: "title").map { string($0) }
            titles.append(title.map { .string($0) } ?? .null)
            images.append(segment["image"].map { image($0, line: segment.line) } ?? .null)
            widths.append(.real(segment["width"].flatMap { ElementNumber.real($0) } ?? 0))
            states.append(.boolean(segment["enabled"] != "NO"))
            let offset = segment.child(forKey: "contentOffset").flatMap { value(of: $0, control) }
            offsets.append(offset ?? .numbers([0, 0]))
        }
        let lists: [(String, InterfaceValue)] = [
            ("IBNumberOfSegments", .integer(titles.count)), ("IBSegmentTitles", .array(titles)),
            ("IBSegmentImages", .array(images)), ("IBSegmentWidths", .array(widths)),
            ("IBSegmentEnabledStates", .array(states)), ("IBSegmentContentOffsets", .array(offsets)),
        ]
        for (key, value) in lists { set(value, key, of: control, line: element.line) }
    }

    // MARK: Accessibility and runtime attributes

    private func readAccessibility(_ element: XMLTree.Element, into object: InterfaceObject) {
        let configuration = InterfaceObject(
            identifier: nil, className: "IBUIAccessibilityConfiguration", line: element.line)
        for (name, text) in element.attributes {
            switch name {
            case "label": set(.string(text), "IBUIAccessibilityLabel", of: configuration, line: element.line)
            case "hint": set(.string(text), "IBUIAccessibilityHint", of: configuration, line: element.line)
            case "key", "identifier": break
            default: warn("the attribute \"\(name)\" of <accessibility> is not known", line: element.line, object)
            }
        }
        for child in element.children {
            switch child.name {
            case "accessibilityTraits":
                let traits = set(of: Words.accessibilityTraits, child, object)
                set(.integer(traits), "IBUIAccessibilityTraits", of: configuration, line: child.line)
            case "bool":
                set(
                    .boolean(child["value"] == "YES"), "IBUIIsAccessibilityElement", of: configuration, line: child.line
                )
            case "string":
                guard let key = child["key"] else { continue }
                let name = "IBUIAccessibility\(key.prefix(1).uppercased())\(key.dropFirst())"
                set(.string(string(child)), name, of: configuration, line: child.line)
            default: warnOfUnknown(child, object)
            }
        }
        // An empty configuration means the view's own defaults.
        if configuration.properties.isEmpty { return }
        set(.object(configuration), "IBUIAccessibilityConfiguration", of: object, line: element.line)
    }

    private func readRuntimeAttributes(_ element: XMLTree.Element, into object: InterfaceObject) {
        for child in element.children {
            guard child.name == "userDefinedRuntimeAttribute", let path = child["keyPath"],
                let kind = child["type"].flatMap({ InterfaceRuntimeAttribute.Kind(rawValue: $0) })
            else {
                warn("a runtime attribute of a kind that is not known", line: child.line, object)
                continue
            }
            guard let value = runtimeValue(child, kind, object) else {
                warn("the runtime attribute \"\(path)\" has no value", line: child.line, object)
                continue
            }
            object.runtimeAttributes.append(
                InterfaceRuntimeAttribute(keyPath: path, kind: kind, value: value, line: child.line))
        }
    }

    private func runtimeValue(
        _ element: XMLTree.Element, _ kind: InterfaceRuntimeAttribute.Kind, _ object: InterfaceObject
    ) -> InterfaceValue? {
        if kind == .null { return .null }
        if let text = element["value"] {
            switch kind {
            case .boolean: return .boolean(text == "YES")
            case .number: return ElementNumber.real(text).map { .real($0) }
            case .image: return image(text, line: element.line)
            default: return .string(text)
            }
        }
        return element.children.first { $0["key"] == "value" || $0.name == "color" }.flatMap { value(of: $0, object) }
    }
}

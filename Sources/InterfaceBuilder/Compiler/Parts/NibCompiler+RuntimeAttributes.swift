import Archiving

extension NibCompiler {
    /// Adds user defined runtime attributes: values that nib loading sets by key-value coding.
    mutating func addRuntimeAttributes(of object: InterfaceObject, _ reference: ArchiveGraph.Reference) {
        for attribute in object.runtimeAttributes {
            guard let value = archivedValue(of: attribute, of: object) else { continue }
            let fields = [
                ArchivedField("UIObject", .object(reference)),
                ArchivedField("UIKeyPath", .object(string(attribute.keyPath))),
                ArchivedField("UIValue", value),
            ]
            keyValuePairs.append(
                graph.add(ArchivedObject(className: "UINibKeyValuePair", content: .fields(fields))))
        }
    }

    private mutating func archivedValue(
        of attribute: InterfaceRuntimeAttribute, of object: InterfaceObject
    ) -> ArchivedValue? {
        switch attribute.kind {
        case .null: return .null
        case .boolean:
            guard let flag = attribute.value.flag else { return refuse(attribute, "YES or NO", of: object) }
            return .object(graph.add(ArchivedObject(className: "NSNumber", content: .boolean(flag))))
        case .number:
            guard let number = attribute.value.number else { return refuse(attribute, "a number", of: object) }
            return reference(to: .real(number), of: object).map { value in
                guard case .integer(let whole) = attribute.value else { return .object(value) }
                return .object(self.number(whole))
            }
        case .string, .localizedString:
            guard let text = attribute.value.text else { return refuse(attribute, "a text", of: object) }
            return .object(string(text))
        case .point, .size: return structure(attribute, count: 2, of: object)
        case .rect: return structure(attribute, count: 4, of: object)
        case .range: return structure(attribute, count: 2, of: object)
        case .color:
            guard case .object(let colour) = attribute.value, let reference = reference(to: colour) else {
                return refuse(attribute, "a colour", of: object)
            }
            return .object(reference)
        case .image:
            if let name = attribute.value.text { return .object(image(named: name)) }
            guard case .object(let image) = attribute.value, let reference = reference(to: image) else {
                return refuse(attribute, "an image", of: object)
            }
            return .object(reference)
        }
    }

    /// An NSValue in its archived form.
    private mutating func structure(
        _ attribute: InterfaceRuntimeAttribute, count: Int, of object: InterfaceObject
    ) -> ArchivedValue? {
        guard let numbers = attribute.value.numbers, numbers.count == count else {
            return refuse(attribute, count == 2 ? "two numbers" : "four numbers", of: object)
        }
        let special: (key: String, number: Int64, value: ArchivedStructure)
        switch attribute.kind {
        case .size: special = ("NS.sizeval", 2, .pair(numbers[0], numbers[1]))
        case .rect: special = ("NS.rectval", 3, .rectangle(numbers[0], numbers[1], numbers[2], numbers[3]))
        case .range:
            let fields = [
                ArchivedField("NS.special", .integer(4)),
                ArchivedField("NS.rangeval.location", .object(number(Int(max(0, min(numbers[0], 1e15)))))),
                ArchivedField("NS.rangeval.length", .object(number(Int(max(0, min(numbers[1], 1e15)))))),
            ]
            return .object(graph.add(ArchivedObject(className: "NSValue", content: .fields(fields))))
        default: special = ("NS.pointval", 1, .pair(numbers[0], numbers[1]))
        }
        let fields = [
            ArchivedField("NS.special", .integer(special.number)),
            ArchivedField(special.key, .structure(special.value)),
        ]
        return .object(graph.add(ArchivedObject(className: "NSValue", content: .fields(fields))))
    }

    private mutating func refuse(
        _ attribute: InterfaceRuntimeAttribute, _ expected: String, of object: InterfaceObject
    ) -> ArchivedValue? {
        warn(
            "the runtime attribute \(attribute.keyPath) is not \(expected); the nib goes without it",
            line: attribute.line, object: object)
        return nil
    }
}

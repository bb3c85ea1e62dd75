/// Decides how each Swift type crosses to Objective-C.
package struct TypeMapper {
    private let model: FrameworkModel

    package init(_ model: FrameworkModel) { self.model = model }

    /// - Parameter name: the parameter's name: targets of actions are not retained.
    /// - Returns: nil if Objective-C has no counterpart.
    package func map(_ type: SwiftType, name: String = "") -> BridgedType? {
        map(resolved(type, depth: 0), name: name, isOptional: type.isOptional)
    }

    private func map(_ type: SwiftType, name: String, isOptional: Bool) -> BridgedType? {
        switch type {
        case .optional(let inner), .unwrapped(let inner):
            if inner.isOptional { return nil }
            return map(inner, name: name, isOptional: true)
        case .void:
            return isOptional
                ? nil
                : BridgedType(
                    cType: "Void", encoding: "v", size: 0, header: "void", toSwift: "$value", toObjectiveC: "$value",
                    argument: "$value", zero: "()", storage: .assign)
        case .named(let name_, let arguments) where arguments.isEmpty:
            return named(name_, parameter: name, isOptional: isOptional)
        case .named("UnsafeMutablePointer", let pointee):
            return numbers(pointee, isMutable: true, isOptional: isOptional)
        case .named("UnsafePointer", let pointee): return numbers(pointee, isMutable: false, isOptional: isOptional)
        case .named: return collection(type, isOptional)
        case .array, .dictionary: return collection(type, isOptional)
        case .existential("Error"): return error(isOptional: isOptional)
        case .existential(let name): return delegate(name, isOptional: isOptional)
        case .metatype: return nil
        case .function(let parameters, let result): return block(parameters, result, isOptional: isOptional)
        case .unsupported: return nil
        }
    }

    /// Type aliases of the frameworks replaced by what they stand for.
    private func resolved(_ type: SwiftType, depth: Int) -> SwiftType {
        guard depth < 16 else { return type }
        switch type {
        case .optional(let inner): return .optional(resolved(inner, depth: depth + 1))
        case .unwrapped(let inner): return .unwrapped(resolved(inner, depth: depth + 1))
        case .array(let inner): return .array(resolved(inner, depth: depth + 1))
        case .named(let name, let arguments) where arguments.isEmpty:
            guard Self.scalars[name] == nil, name != "CFTypeRef", let target = model.aliases[name] else { return type }
            return resolved(target, depth: depth + 1)
        default: return type
        }
    }

    // MARK: Named types

    private static let scalars: [String: (swift: String, encoding: String, size: Int, header: String)] = [
        "Int": ("Int", "q", 8, "NSInteger"), "UInt": ("UInt", "Q", 8, "NSUInteger"),
        "Int8": ("Int8", "c", 4, "int8_t"), "UInt8": ("UInt8", "C", 4, "uint8_t"),
        "Int16": ("Int16", "s", 4, "int16_t"), "UInt16": ("UInt16", "S", 4, "uint16_t"),
        "Int32": ("Int32", "i", 4, "int32_t"), "UInt32": ("UInt32", "I", 4, "uint32_t"),
        "Int64": ("Int64", "q", 8, "int64_t"), "UInt64": ("UInt64", "Q", 8, "uint64_t"),
        "Float": ("Float", "f", 4, "float"), "Double": ("Double", "d", 8, "double"),
        "TimeInterval": ("Double", "d", 8, "NSTimeInterval"),
        "CFTimeInterval": ("Double", "d", 8, "CFTimeInterval"),
        "CLLocationDegrees": ("Double", "d", 8, "CLLocationDegrees"),
        "CLLocationAccuracy": ("Double", "d", 8, "CLLocationAccuracy"),
        "CLLocationSpeed": ("Double", "d", 8, "CLLocationSpeed"),
        "CLLocationDirection": ("Double", "d", 8, "CLLocationDirection"),
        "CLLocationDistance": ("Double", "d", 8, "CLLocationDistance"),
    ]

    private static let structures: [String: (c: String, encoding: String, size: Int)] = [
        "CGPoint": ("ObjCPoint", "{CGPoint=dd}", 16), "CGSize": ("ObjCSize", "{CGSize=dd}", 16),
        "CGRect": ("ObjCRect", "{CGRect={CGPoint=dd}{CGSize=dd}}", 32),
        "CGAffineTransform": ("ObjCAffineTransform", "{CGAffineTransform=dddddd}", 48),
        "UIEdgeInsets": ("ObjCEdgeInsets", "{UIEdgeInsets=dddd}", 32),
        "UIOffset": ("ObjCOffset", "{UIOffset=dd}", 16), "NSRange": ("ObjCRange", "{_NSRange=QQ}", 16),
        "CLLocationCoordinate2D": ("ObjCCoordinate2D", "{CLLocationCoordinate2D=dd}", 16),
        "MKCoordinateSpan": ("ObjCCoordinateSpan", "{MKCoordinateSpan=dd}", 16),
        "MKCoordinateRegion": (
            "ObjCCoordinateRegion", "{MKCoordinateRegion={CLLocationCoordinate2D=dd}{MKCoordinateSpan=dd}}", 32
        ),
        "MKMapPoint": ("ObjCMapPoint", "{MKMapPoint=dd}", 16), "MKMapSize": ("ObjCMapSize", "{MKMapSize=dd}", 16),
        "MKMapRect": ("ObjCMapRect", "{MKMapRect={MKMapPoint=dd}{MKMapSize=dd}}", 32),
        "CATransform3D": ("ObjCTransform3D", "{CATransform3D=dddddddddddddddd}", 128),
    ]

    /// Foundation's classes and values, by conversion.
    private static let objects: [String: (header: String, storage: BridgedType.Storage)] = [
        "String": ("NSString *", .copy), "Data": ("NSData *", .retain), "Date": ("NSDate *", .retain),
        "URL": ("NSURL *", .retain), "IndexPath": ("NSIndexPath *", .retain),
        "IndexSet": ("NSIndexSet *", .retain), "NSError": ("NSError *", .retain),
        "Bundle": ("NSBundle *", .retain), "NSNumber": ("NSNumber *", .retain),
        "Notification.Name": ("NSString *", .copy), "RunLoop": ("NSRunLoop *", .retain),
        "RunLoop.Mode": ("NSString *", .copy), "Locale": ("NSLocale *", .retain),
        "TimeZone": ("NSTimeZone *", .retain), "Calendar": ("NSCalendar *", .copy),
    ]

    private func named(_ name: String, parameter: String, isOptional: Bool) -> BridgedType? {
        if let scalar = Self.scalars[name] {
            return isOptional
                ? nil : .scalar(scalar.swift, scalar.encoding, size: scalar.size, header: scalar.header)
        }
        if let structure = Self.structures[name] {
            return isOptional
                ? nil : .structure(structure.c, structure.encoding, size: structure.size, header: name)
        }
        if let object = Self.objects[name] {
            return .object(
                header: object.header, toSwift: "swift($value, as: \(name).self)", toObjectiveC: "objectiveC($value)",
                storage: object.storage, isOptional: isOptional)
        }
        if let declaration = model.classes[name] { return framework(declaration, isOptional: isOptional) }
        if let raw = model.rawTypes[name] { return rawType(raw, isOptional: isOptional) }
        switch name {
        case "Bool" where !isOptional:
            var type = BridgedType.scalar("UInt8", "C", size: 4, header: "BOOL")
            type.toSwift = "($value != 0)"
            type.toObjectiveC = "($value ? 1 : 0)"
            type.argument = "($value ? 1 : 0)"
            return type
        case "ComparisonResult" where !isOptional:
            var type = BridgedType.scalar("Int", "q", header: "NSComparisonResult")
            type.toSwift = "(ComparisonResult(rawValue: $value) ?? .orderedSame)"
            type.toObjectiveC = "$value.rawValue"
            type.argument = "$value.rawValue"
            return type
        case "CGFloat" where !isOptional:
            var type = BridgedType.scalar("Double", "d", header: "CGFloat")
            type.toSwift = "cgFloat($value)"
            type.toObjectiveC = "double($value)"
            type.argument = "double($value)"
            return type
        case "UndoManager":
            return .object(
                header: "NSUndoManager *", toSwift: "swiftUndoManager($value)",
                toObjectiveC: "objectiveCAny($value)", isOptional: isOptional)
        case "NSCoder":
            var type = BridgedType.object(
                header: "NSCoder *", toSwift: "swiftCoder($value)", toObjectiveC: "objectiveCCoder($value)",
                isOptional: isOptional)
            // nil is a coder with nothing in it.
            type.isFailable = false
            return type
        case "CFTypeRef":
            return .object(
                header: "CFTypeRef", toSwift: "swiftAny($value)", toObjectiveC: "objectiveCAny($value)",
                storage: .assign, isOptional: isOptional)
        case "Any", "AnyObject": return any(name, parameter: parameter, isOptional: isOptional)
        case "Selector":
            var type = BridgedType.scalar(isOptional ? "ObjCSelector?" : "ObjCSelector", ":", header: "SEL")
            type.toSwift = isOptional ? "Selector(ifAny: $value)" : "Selector($value)"
            type.toObjectiveC = isOptional ? "$value.map({ selector($0.name) })" : "selector($value.name)"
            type.argument = type.toObjectiveC
            type.zero = isOptional ? "nil" : "selector(\"init\")"
            return type
        case "UnsafeMutableRawPointer":
            var type = BridgedType.scalar("UnsafeMutableRawPointer?", "^v", header: "void *")
            type.isFailable = !isOptional
            type.zero = "nil"
            return type
        case "AnyClass":
            var type = BridgedType.scalar("ObjCClass?", "#", header: "Class")
            type.toSwift = "swiftClass($value)"
            type.isFailable = !isOptional
            type.toObjectiveC = "objectiveCClass($value)"
            type.argument = type.toObjectiveC
            type.zero = "nil"
            return type
        default: return nil
        }
    }

    /// Memory with numbers that an app gives.
    private func numbers(_ pointee: [SwiftType], isMutable: Bool, isOptional: Bool) -> BridgedType? {
        let pointer = isMutable ? "UnsafeMutablePointer" : "UnsafePointer"
        let constant = isMutable ? "" : "const "
        var type: BridgedType
        switch pointee {
        case [.named("CGFloat")]:
            type = .scalar("\(pointer)<Double>?", "^d", header: "\(constant)CGFloat *")
            type.toSwift = "cgFloats($value)"
            type.toObjectiveC = "doubles($value)"
            type.argument = "doubles($value)"
        case [.named("Float")]:
            type = .scalar("\(pointer)<Float>?", "^f", header: "\(constant)float *")
        case [.named("Int")]:
            type = .scalar("\(pointer)<Int>?", "^q", header: "\(constant)NSInteger *")
        case [.named("CGPoint")] where isMutable:
            type = .scalar("\(pointer)<ObjCPoint>?", "^{CGPoint=dd}", header: "CGPoint *")
            type.toSwift = "points($value)"
            type.toObjectiveC = "objCPoints($value)"
            type.argument = "objCPoints($value)"
        case [.named("MKMapPoint")], [.named("CLLocationCoordinate2D")]:
            guard case .named(let name, _)? = pointee.first, let structure = Self.structures[name] else { return nil }
            type = .scalar("\(pointer)<\(structure.c)>?", "^\(structure.encoding)", header: "\(constant)\(name) *")
            type.toSwift = "swiftPlaces($value)"
            type.toObjectiveC = "objCPlaces($value)"
            type.argument = "objCPlaces($value)"
        default: return nil
        }
        type.isFailable = !isOptional
        type.zero = "nil"
        return type
    }

    private func framework(_ declaration: ClassDeclaration, isOptional: Bool) -> BridgedType {
        let isReference = FrameworkLayout.isReferenceType(declaration)
        var type = BridgedType.object(
            header: isReference ? "\(declaration.name)Ref" : "\(declaration.name) *",
            toSwift: "peerIfAny($value, as: \(declaration.name).self)", toObjectiveC: "autoreleasedShell(of: $value)",
            argument: isOptional ? "$value.map({ unretainedShell(of: $0) })" : "unretainedShell(of: $value)",
            storage: isReference ? .assign : .retain, isOptional: isOptional)
        if !isReference { type.classes = [declaration.name] }
        return type
    }

    private func rawType(_ raw: RawTypeDeclaration, isOptional: Bool) -> BridgedType? {
        if raw.form == .string {
            return .object(
                header: "NSString *",
                toSwift: "swift($value, as: String.self).flatMap({ \(raw.swiftName)(rawValue: $0) })",
                toObjectiveC: isOptional ? "objectiveC($value?.rawValue)" : "objectiveC($value.rawValue)",
                storage: .copy,
                isOptional: isOptional)
        }
        guard !isOptional, let scalar = Self.scalars[raw.rawType] else { return nil }
        if FrameworkLayout.hasThirtyTwoBits(raw) {
            // The upper half of a register that carries it is undefined.
            var type = BridgedType.scalar("Int32", "i", size: 4, header: raw.name)
            type.toSwift = "\(raw.swiftName)(rawValue: \(raw.rawType)(truncatingIfNeeded: $value))"
            type.isFailable = raw.isFailable
            type.toObjectiveC = "Int32(truncatingIfNeeded: $value.rawValue)"
            type.argument = type.toObjectiveC
            return type
        }
        var type = BridgedType.scalar(scalar.swift, scalar.encoding, size: scalar.size, header: raw.name)
        type.toSwift = "\(raw.swiftName)(rawValue: $value)"
        type.isFailable = raw.isFailable
        type.toObjectiveC = "$value.rawValue"
        type.argument = "$value.rawValue"
        return type
    }

    /// A target is not retained, nor is the container of an element; everything else of any kind is.
    private func any(_ name: String, parameter: String, isOptional: Bool) -> BridgedType {
        if parameter == "target" || parameter.hasSuffix("Target") || parameter == "accessibilityContainer" {
            return .object(
                header: "id", toSwift: "actionTarget($value, of: $owner)", toObjectiveC: "targetObject($value)",
                storage: .assign, isOptional: isOptional)
        }
        let toSwift = name == "Any" ? "swiftAny($value)" : "swiftAny($value).map({ $0 as AnyObject })"
        return .object(header: "id", toSwift: toSwift, toObjectiveC: "objectiveCAny($value)", isOptional: isOptional)
    }

    private func error(isOptional: Bool) -> BridgedType {
        .object(
            header: "NSError *", toSwift: "swift($value, as: NSError.self)",
            toObjectiveC: isOptional ? "objectiveC($value.map({ $0 as NSError }))" : "objectiveC($value as NSError)",
            isOptional: isOptional)
    }

    private func delegate(_ name: String, isOptional: Bool) -> BridgedType? {
        guard let declaration = model.protocols[name] else { return nil }
        if FrameworkLayout.keptProtocols.contains(name) { return kept(name, isOptional: isOptional) }
        var type = BridgedType.object(
            header: declaration.isInformal ? "id" : "id<\(name)>",
            toSwift: "swiftDelegate($value, of: $owner, as: Proxy_\(name).self, conforming: { $0 as? any \(name) })",
            toObjectiveC: declaration.isClassBound ? "delegateObject($value)" : "delegateObject($value as AnyObject?)",
            storage: .assign, isOptional: isOptional)
        type.protocols = [name]
        return type
    }

    private func kept(_ name: String, isOptional: Bool) -> BridgedType {
        var type = BridgedType.object(
            header: "id<\(name)>", toSwift: "keptObject($value, conforming: { $0 as? any \(name) })",
            toObjectiveC: "delegateObject($value)", isOptional: isOptional)
        type.protocols = [name]
        return type
    }

    // MARK: Collections

    private func collection(_ type: SwiftType, _ isOptional: Bool) -> BridgedType? {
        let spelling = type.spelling
        let header: String
        switch type {
        case .array: header = "NSArray *"
        case .dictionary: header = "NSDictionary *"
        case .named("Set", _): header = "NSSet *"
        default: return nil
        }
        if isConvertible(type) {
            return .object(
                header: header, toSwift: "swift($value, as: \(spelling).self)", toObjectiveC: "objectiveC($value)",
                storage: .copy, isOptional: isOptional)
        }
        switch type {
        case .array(.existential(let name)) where FrameworkLayout.keptProtocols.contains(name):
            return loose(header, "keptObjects($value, conforming: { $0 as? any \(name) })", spelling, isOptional)
        case .array(.named("Any", [])), .array(.named("AnyObject", [])):
            return loose(header, "swiftArray($value)", spelling, isOptional)
        case .array(.dictionary(.named("String", []), .named("Any", []))):
            return loose(
                header, "swiftArray($value).map({ $0.compactMap({ $0 as? \(spelling.dropFirst().dropLast()) }) })",
                spelling, isOptional)
        case .dictionary(.named("String", []), .existential(let name)) where model.protocols[name] != nil:
            let cast = "swiftStringDictionary($value, conforming: { $0 as? any \(name) })"
            return loose(header, cast, spelling, isOptional)
        case .dictionary(.named("String", []), .named("Any", [])):
            return loose(header, "swiftStringDictionary($value)", spelling, isOptional)
        case .dictionary(.named("AnyHashable", []), .named("Any", [])):
            return loose(header, "swiftDictionary($value)", spelling, isOptional)
        case .dictionary(.named(let key, []), .named("Any", [])) where model.rawTypes[key]?.form == .string:
            return .object(
                header: header, toSwift: "swiftRawKeys($value, as: \(key).self)",
                toObjectiveC: "objectiveCRawKeys($value)", storage: .copy, isOptional: isOptional)
        case .named("Set", [.named("AnyHashable", [])]):
            return loose(header, "swiftSet($value)", spelling, isOptional)
        default: return nil
        }
    }

    private func loose(_ header: String, _ toSwift: String, _ spelling: String, _ isOptional: Bool) -> BridgedType {
        let cast = spelling == "[AnyObject]" ? "\(toSwift).map({ $0.map({ $0 as AnyObject }) })" : toSwift
        return .object(
            header: header, toSwift: cast, toObjectiveC: "objectiveCAny($value)", storage: .copy, isOptional: isOptional
        )
    }

    /// Whether the bridge's core converts the type by itself.
    private func isConvertible(_ type: SwiftType) -> Bool {
        switch type {
        case .array(let element): isConvertible(element)
        case .dictionary(let key, let value): isConvertible(key) && isConvertible(value)
        case .named("Set", let arguments): arguments.allSatisfy(isConvertible)
        case .named(let name, let arguments) where arguments.isEmpty:
            Self.objects[name] != nil || model.classes[name] != nil
                || ["Int", "UInt", "Double", "Float", "Bool", "CGFloat", "CGPoint", "CGSize", "CGRect", "NSRange"]
                    .contains(name)
        default: false
        }
    }

    // MARK: Blocks

    private func block(_ parameters: [SwiftType], _ result: SwiftType, isOptional: Bool) -> BridgedType? {
        let mapped = parameters.map { map($0) }
        guard mapped.allSatisfy({ $0 != nil && $0?.isInputOnly == false }), let returned = map(result) else {
            return nil
        }
        guard !returned.needsOwner, !returned.isFailable else { return nil }
        let types = mapped.compactMap { $0 }
        let cTypes = ["ObjCObject"] + types.map(\.cType)
        let names = parameters.indices.map { "b\($0)" }
        let arguments = ["block.object"] + zip(types, names).map { $0.argument($1) }
        let call =
            "block.function(as: (@convention(c) (\(cTypes.joined(separator: ", "))) -> \(returned.cType)).self)"
            + "(\(arguments.joined(separator: ", ")))"
        let signature = "(\(parameters.map(\.spelling).joined(separator: ", "))) -> \(result.spelling)"
        let head = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
        let isPlain = parameters.isEmpty && returned.cType == "Void"
        let headerParameters = types.map { $0.header.trimmingSuffix(" ") }.joined(separator: ", ")
        return BridgedType(
            cType: "ObjCObject?", encoding: "@?", size: 8,
            header: "\(returned.header) (^)(\(headerParameters.isEmpty ? "void" : headerParameters))",
            toSwift:
                "AppBlock($value).map({ block -> (\(signature)) in { \(head)\(returned.swift(call, owner: nil)) } })",
            isFailable: !isOptional, toObjectiveC: isPlain ? "objectiveCBlock($value)" : "nil", argument: "nil",
            zero: "nil", storage: .copy, isInputOnly: true, isReturnable: isPlain)
    }
}

extension String {
    func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}

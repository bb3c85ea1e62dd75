/// Writes the C functions behind the frameworks' functions.
struct FunctionWriter {
    let mapper: TypeMapper
    private(set) var skipped: [SkippedDeclaration] = []
    private var calls: CallableWriter { CallableWriter(mapper: mapper) }

    init(mapper: TypeMapper) { self.mapper = mapper }

    /// Exported functions cannot use the bridge's own names of types.
    private static func published(_ type: String) -> String {
        type.replacing("ObjCObject", with: "UnsafeMutableRawPointer")
            .replacing("ObjCSelector", with: "UnsafeMutableRawPointer")
            .replacing("ObjCClass", with: "UnsafeMutableRawPointer")
    }

    struct Output {
        var swift: [String]
        var prototype: String
    }

    mutating func write(_ function: FunctionDeclaration) -> Output? {
        switch calls.types(function.parameters, function.result) {
        case .failure(let error):
            skipped.append(.init(name: "\(function.swiftName)()", reason: "no counterpart for \(error.type)"))
            return nil
        case .success(let types):
            guard !types.parameters.contains(where: { $0.type.needsOwner }) else {
                skipped.append(
                    .init(name: "\(function.swiftName)()", reason: "a function has nobody who keeps a delegate"))
                return nil
            }
            let isVoid = types.result.cType == "Void"
            let (conversions, arguments) = calls.conversion(
                types.parameters, onFailure: isVoid ? "return" : "return \(types.result.zero)", owner: nil)
            let parameters = types.parameters.enumerated().map { "_ a\($0): \(Self.published($1.type.cType))" }.joined(
                separator: ", ")
            let call = "\(function.module).\(function.swiftName)(\(arguments))"
            let actor = function.isMainActor ? "@MainActor " : ""
            let swift =
                [
                    "", "@_cdecl(\"\(function.name)\")",
                    "\(actor)public func c_\(function.name)(\(parameters)) -> \(Self.published(types.result.cType)) {",
                ]
                + conversions.map { "    " + $0 }
                + ["    " + (isVoid ? call : "return " + types.result.objectiveC(call)), "}"]
            let names = zip(types.parameters, function.parameters).map {
                ObjectiveCSyntax.variable($0.type.header, $1.name)
            }
            let prototype =
                ObjectiveCSyntax.variable(types.result.header, function.name)
                + "(\(names.isEmpty ? "void" : names.joined(separator: ", ")));"
            return Output(swift: swift, prototype: prototype)
        }
    }
}

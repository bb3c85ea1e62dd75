import Foundation

/// Called by the debugger in an app that is stopped in Swift code, to show a variable (SDK/debugger has the commands).
///
/// - Parameters:
///   - typeName: the mangled name of the variable's type, without what is put around it in symbols.
///   - place: where the variable is.
///   - path: names of stored properties that lead on from it, with dots between them; empty for the variable itself.
/// - Returns: what Swift's `debugPrint` shows of it, allocated; nil for a type that the program does not know by that
///   name, or a property that is not there.
@_cdecl("verger_debug_swift_description")
public func debuggerDescription(
    _ typeName: UnsafePointer<CChar>, _ place: UnsafeRawPointer, _ path: UnsafePointer<CChar>
) -> UnsafeMutablePointer<CChar>? {
    guard let type = _typeByName(String(cString: typeName)) else { return nil }
    func load<Value>(_: Value.Type) -> Any { place.assumingMemoryBound(to: Value.self).pointee }
    var value = _openExistential(type, do: load)
    for name in String(cString: path).split(separator: ".") {
        guard let next = storedProperty(String(name), of: value) else { return nil }
        value = next
    }
    return strdup(String(reflecting: value))
}

/// The property of a value or of what is in an optional, those of the classes above too.
private func storedProperty(_ name: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    if mirror?.displayStyle == .optional {
        return mirror?.children.first.flatMap { storedProperty(name, of: $0.value) }
    }
    while let current = mirror {
        if let child = current.children.first(where: { $0.label == name }) { return child.value }
        mirror = current.superclassMirror
    }
    return nil
}

/// Faults as they are found. There are never more than a few hundred, whatever a bundle has in it.
struct FaultList {
    private(set) var faults: [SignatureFault] = []

    private static let most = 500

    mutating func add(_ kind: SignatureFault.Kind, _ path: String, _ detail: String) {
        add(SignatureFault(kind, path, detail))
    }

    /// Leaves out what was said of the same file before: both versions of a seal speak of most files.
    mutating func add(_ fault: SignatureFault) {
        guard faults.count < Self.most, !faults.contains(where: { $0.kind == fault.kind && $0.path == fault.path })
        else { return }
        faults.append(fault)
    }
}

/// The nib of a prototype cell, archived inside another nib.
@MainActor final class ArchivedNib: NibObject {
    let nib: UINib

    init?(coder: NSCoder) {
        guard let data = coder.decodeObject(forKey: "archiveData") as? Data else { return nil }
        nib = UINib(data: data, bundle: nil)
    }
}

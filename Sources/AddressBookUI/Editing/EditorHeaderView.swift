/// The header of the person editor: the picture, and a row that shows the name and opens its fields.
final class EditorHeaderView: UIView {
    let name = NameRow(frame: CGRect(x: 84, y: 10, width: 227, height: 64))
    private let picture = PictureFrame(frame: CGRect(x: 10, y: 10, width: 64, height: 64))

    init(_ person: ABRecord) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: PersonHeaderView.height))
        isOpaque = false
        name.autoresizingMask = .flexibleWidth
        addSubview(picture)
        addSubview(name)
        show(person)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ person: ABRecord) {
        let parts = [ABProperty.firstName, ABProperty.lastName].compactMap(person.text)
        name.show(parts.joined(separator: " "), company: person.text(ABProperty.organization))
        picture.show(person.imageData.flatMap { UIImage(data: $0) }, words: "Add\nPhoto")
    }
}

/// A header or footer that shows the title that the data source gave to a section.
///
/// In plain tables it is a grey-blue band through which the rows beneath can be guessed; in grouped ones it is text on
/// the pinstripes.
final class TableSectionTitleView: UIView {
    enum Kind { case header, footer }

    private var title = ""
    private var style = UITableView.Style.plain
    private var kind = Kind.header

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ title: String, style: UITableView.Style, kind: Kind) {
        guard title != self.title || style != self.style || kind != self.kind else { return }
        (self.title, self.style, self.kind) = (title, style, kind)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        switch style {
        case .plain: drawBand(context)
        case .grouped: drawOnPinstripes(context)
        }
    }

    private func drawBand(_ context: CGContext) {
        let pixel = 1 / max(contentScaleFactor, 1)
        if let gradient = Self.gradient {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
        }
        Self.topLine.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: pixel))
        Self.bottomLine.setFill()
        UIRectFill(CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel))
        let font = UIFont.boldSystemFont(ofSize: 18)
        let height = title.size(withFont: font).height
        let place = CGRect(
            x: Self.plainIndent, y: ((bounds.height - height) / 2).rounded(.down),
            width: max(bounds.width - 2 * Self.plainIndent, 0), height: height)
        drawText(
            in: place, font: font, color: .white, shadow: Self.bandShadow, alignment: .left, mode: .byTruncatingTail)
    }

    private func drawOnPinstripes(_ context: CGContext) {
        let font = Self.groupedFont(kind)
        let indent = Self.groupedIndent(tableWidth: bounds.width)
        let width = Self.groupedWidth(kind, tableWidth: bounds.width)
        let size = Self.size(of: title, font: font, width: width)
        let y = kind == .header ? bounds.height - size.height - Self.headerGap : Self.footerGap
        drawText(
            in: CGRect(x: indent, y: y.rounded(.down), width: width, height: size.height), font: font,
            color: Self.groupedColor, shadow: .white, alignment: kind == .header ? .left : .center,
            mode: .byWordWrapping)
    }

    private func drawText(
        in rect: CGRect, font: UIFont, color: UIColor, shadow: UIColor, alignment: NSTextAlignment,
        mode: NSLineBreakMode
    ) {
        shadow.setFill()
        title.draw(
            in: rect.offsetBy(dx: 0, dy: 1), withFont: font, lineBreakMode: mode, alignment: alignment)
        color.setFill()
        title.draw(in: rect, withFont: font, lineBreakMode: mode, alignment: alignment)
    }

    // MARK: Sizes

    /// How high a grouped table makes a header or footer, in points: 35 and 33 for a single line.
    static func groupedHeight(of title: String, kind: Kind, width: CGFloat) -> CGFloat {
        let font = groupedFont(kind)
        let line = title.size(withFont: font).height
        let text = size(of: title, font: font, width: max(groupedWidth(kind, tableWidth: width), 1)).height
        return (kind == .header ? 35 : 33) + max(text - line, 0)
    }

    private static func size(of title: String, font: UIFont, width: CGFloat) -> CGSize {
        title.size(
            withFont: font, constrainedTo: CGSize(width: width, height: .greatestFiniteMagnitude),
            lineBreakMode: .byWordWrapping)
    }

    private static func groupedFont(_ kind: Kind) -> UIFont {
        kind == .header ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 15)
    }

    private static let plainIndent: CGFloat = 12

    /// A little more than the groups keep free.
    private static func groupedIndent(tableWidth width: CGFloat) -> CGFloat {
        TableRowLook.groupInset(tableWidth: width) + 9
    }

    /// The lines of a header on a phone reach to the table's edge, as screenshots of iPhone OS 3 show.
    private static func groupedWidth(_ kind: Kind, tableWidth width: CGFloat) -> CGFloat {
        let indent = groupedIndent(tableWidth: width)
        let reachesEdge = kind == .header && indent < width / 16
        return max(width - indent - (reachesEdge ? 0 : indent), 0)
    }

    private static let headerGap: CGFloat = 8
    private static let footerGap: CGFloat = 5

    // MARK: Colours

    private static let groupedColor = UIColor(red: 76 / 255, green: 86 / 255, blue: 108 / 255, alpha: 1)
    private static let bandShadow = UIColor(white: 0, alpha: 0.44)
    private static let topLine = UIColor(red: 165 / 255, green: 177 / 255, blue: 186 / 255, alpha: 0.9)
    private static let bottomLine = UIColor(red: 152 / 255, green: 158 / 255, blue: 164 / 255, alpha: 0.9)
    private static let gradient = CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(),
        colorComponents: [144 / 255, 160 / 255, 171 / 255, 0.9, 183 / 255, 193 / 255, 201 / 255, 0.9],
        locations: [0, 1], count: 2)

    // MARK: Accessibility

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(isElement: true, label: title, traits: .staticText)
    }
}

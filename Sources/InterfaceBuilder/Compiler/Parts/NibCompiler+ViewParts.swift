import Archiving

extension NibCompiler {
    /// Converts a view's frame to the bounds and centre that a nib stores.
    ///
    /// The origin of a top-level view is only its place on the editor's canvas; the nib has 0, 0.
    mutating func makeGeometry(_ subject: inout NibSubject) {
        guard let property = subject.property("NSFrame") ?? subject.property("NSFrameSize") else { return }
        var numbers = property.value.numbers ?? []
        if property.key == "NSFrameSize" { numbers = [0, 0] + numbers }
        let object = subject.object
        if numbers.count == 4, object.parent == nil, subject.resolved.nibName != "UIWindow" {
            numbers = [0, 0, numbers[2], numbers[3]]
        }
        if numbers.count == 4, numbers[2] == 0, roles.barOwners[ObjectIdentifier(object)] != nil {
            // An archive may give a container's bar no size: the container will set it for the screen of the document's
            // device.
            let width: Double = document.targetRuntime == "IBIPadFramework" ? 768 : 320
            numbers = [0, 0, width, subject.resolved.nibName == "UITabBar" ? 49 : 44]
        }
        guard numbers.count == 4 else {
            warn(
                "\(property.key) is not a \(property.key == "NSFrame" ? "rectangle" : "size"); the nib goes without it",
                line: property.line, object: object)
            return
        }
        subject.add("UIBounds", .structure(.rectangle(0, 0, numbers[2], numbers[3])))
        subject.add("UICenter", .structure(.pair(numbers[0] + numbers[2] / 2, numbers[1] + numbers[3] / 2)))
    }

    mutating func makeViewFlags(_ subject: inout NibSubject) {
        // The default flags: the view is not resized, but resizes its subviews.
        let flags = subject.property("NSvFlags")?.value.integer ?? 0x100
        if flags & 0x8000_0000 != 0 || subject.flag("IBUIHidden") == true || subject.resolved.nibName == "UIWindow" {
            subject.add("UIHidden", .boolean(true))
        }
        if flags & 0x100 != 0, subject.flag("IBUIAutoresizesSubviews") != false {
            subject.add("UIAutoresizeSubviews", .boolean(true))
        }
        var mask = flags & 0x3F
        if mask == 0, roles.barOwners[ObjectIdentifier(subject.object)] != nil { mask = 2 }
        if mask != 0 { subject.add("UIAutoresizingMask", .integer(Int64(mask))) }
    }

    mutating func makeSubviews(_ subject: inout NibSubject) {
        guard case .array(let views)? = subject.property("NSSubviews")?.value else { return }
        let references = views.compactMap { reference(to: $0, of: subject.object) }
        if !references.isEmpty { subject.add("UISubviews", .object(array(references, isMutable: true))) }
    }

    mutating func makeWindowVisibility(_ subject: inout NibSubject, _ reference: ArchiveGraph.Reference) {
        guard subject.object.isVisibleAtLaunch || subject.flag("IBUIVisibleAtLaunch") == true else { return }
        visibleWindows.append(reference)
    }

    /// Adds the font. Interface Builder leaves out a class's default font, which Apple's nibs contain.
    mutating func makeFont(_ subject: inout NibSubject) {
        for key in ["IBUIFont", "IBUIFontDescription"] {
            guard case .object(let font)? = subject.property(key)?.value, let reference = reference(to: font) else {
                continue
            }
            subject.add("UIFont", .object(reference))
            return
        }
        let sizes = ["UILabel": 17.0, "UITextView": 17, "UITextField": 12]
        guard let size = sizes[subject.resolved.nibName] else { return }
        subject.add("UIFont", .object(standardFont(size)))
    }

    private mutating func standardFont(_ size: Double) -> ArchiveGraph.Reference {
        if let known = standardFonts[size] { return known }
        let reference = font("Helvetica", size, traits: 0)
        standardFonts[size] = reference
        return reference
    }

    mutating func makeInsets(_ name: String, _ subject: inout NibSubject) {
        guard !subject.has("UI" + name) else { return }
        let edges = ["top", "left", "bottom", "right"].map { subject.number("IBUI\(name).\($0)") ?? 0 }
        guard edges.contains(where: { $0 != 0 }) else { return }
        subject.add("UI" + name, .structure(.insets(edges[0], edges[1], edges[2], edges[3])))
    }

    /// Adds the text input traits. The default autocapitalization of UITextView is sentences, but in Interface Builder
    /// it is none.
    mutating func makeTextInputTraits(_ subject: inout NibSubject) {
        let property = subject.property("IBUITextInputTraits") ?? subject.property("IBTextInputTraits")
        var traits: InterfaceObject?
        if case .object(let object)? = property?.value { traits = object }
        if let traits { check(traits) }
        for trait in TextInputTrait.all {
            let value = traits?[trait.key]
            if trait.isFlag {
                if value?.flag == true { subject.add(trait.nibKey, .boolean(true)) }
                continue
            }
            let isSentences = subject.resolved.nibName == "UITextView" && trait.nibKey == "UIAutocapitalizationType"
            let number = value?.integer ?? 0
            if number != (isSentences ? 2 : 0) { subject.add(trait.nibKey, .integer(Int64(number))) }
        }
    }

    mutating func makeContentView(_ subject: inout NibSubject) {
        guard case .object(let view)? = subject.property("IBUIContentView")?.value, let reference = reference(to: view)
        else { return }
        subject.add("UIContentView", .object(reference))
    }

    /// Adds a table's style and what depends on it: the default background of a grouped table, and separators. For a
    /// grouped table with single-line separators in an archive, the nib has the style's own.
    mutating func makeTableStyle(_ subject: inout NibSubject) {
        let style = subject.property("IBUIStyle")?.value.integer ?? 0
        let separator = subject.property("IBUISeparatorStyle")?.value.integer ?? 0
        if style != 1 || separator != 1 { subject.add("UISeparatorStyle", .integer(Int64(separator))) }
        guard style != 0 else { return }
        subject.add("UIStyle", .integer(Int64(style)))
        guard style == 1, !subject.has("UIBackgroundColor") else { return }
        let name = ArchivedField("UIPatternSelector", .object(string("groupTableViewBackgroundColor")))
        subject.add(
            "UIBackgroundColor", .object(graph.add(ArchivedObject(className: "UIColor", content: .fields([name])))))
    }

    /// Adds the heights of section headers and footers that the author chose. Interface Builder's own defaults, which
    /// differ between versions, are left out.
    mutating func makeSectionHeights(_ subject: inout NibSubject) {
        for key in ["SectionHeaderHeight", "SectionFooterHeight"] {
            guard let height = subject.number("IBUI" + key), ![10, 22, 27].contains(height) else { continue }
            subject.add("UI" + key, .float(Float(height)))
        }
    }
}

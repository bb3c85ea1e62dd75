/// Compilation of segues to templates: objects of the source controller that make a segue each time it is performed.
extension StoryboardCompiler {
    mutating func makeSegueTemplates() {
        for segue in storyboard.segues {
            if case .relationship = segue.kind { continue }
            guard let scene = layout.scene(of: segue.source), let controller = storyboard.scenes[scene].controller
            else {
                report(.error, "a segue starts where no controller is", segue.source, line: segue.line)
                continue
            }
            guard let template = template(for: segue) else { continue }
            layout.settle(template, .controller(scene: scene))
            append(template, to: controller)
            start(segue, template, controller)
        }
    }

    private func append(_ template: InterfaceObject, to controller: InterfaceObject) {
        let key = "IBUIStoryboardSegueTemplates"
        var templates: [InterfaceValue] = []
        if case .array(let known)? = controller[key] { templates = known }
        controller.properties.removeAll { $0.key == key }
        templates.append(.object(template))
        controller.properties.append(InterfaceProperty(key: key, value: .array(templates), line: template.line))
    }

    private mutating func template(for segue: InterfaceSegue) -> InterfaceObject? {
        let template = InterfaceObject(
            identifier: segue.objectIdentifier, className: className(of: segue), line: segue.line)
        template.properties = segue.properties.filter { !$0.key.hasPrefix("IBUIPopoverAnchor") }
        let set = { (key: String, text: String?) in
            guard let text else { return }
            template.properties.append(InterfaceProperty(key: key, value: .string(text), line: segue.line))
        }
        set("IBUIIdentifier", segue.identifier)
        set("IBUISegueClassName", segue.customClassName)
        if case .unwind(let action) = segue.kind {
            set("IBUIAction", action)
            return template
        }
        guard let name = nibNames[ObjectIdentifier(segue.destination)] else {
            report(.error, "a segue leads to what is no controller", segue.source, line: segue.line)
            return nil
        }
        if segue.kind == .custom, segue.customClassName == nil {
            report(.error, "a custom segue has no class", segue.source, line: segue.line)
            return nil
        }
        set("IBUIDestinationViewControllerIdentifier", name)
        return template
    }

    private func className(of segue: InterfaceSegue) -> String {
        switch segue.kind {
        case .push: "IBUIStoryboardPushSegueTemplate"
        case .modal: "IBUIStoryboardModalSegueTemplate"
        case .popover: "IBUIStoryboardPopoverSegueTemplate"
        case .replace: "IBUIStoryboardReplaceSegueTemplate"
        case .embed: "IBUIStoryboardEmbedSegueTemplate"
        case .unwind: "IBUIStoryboardUnwindSegueTemplate"
        case .custom, .relationship: "IBUIStoryboardSegueTemplate"
        }
    }

    /// Connects the object that triggers the segue with the template.
    private mutating func start(_ segue: InterfaceSegue, _ template: InterfaceObject, _ controller: InterfaceObject) {
        for property in segue.properties where property.key.hasPrefix("IBUIPopoverAnchor") {
            guard case .object(let anchor) = property.value else { continue }
            connect(anchor, template, .outlet, "popoverAnchor", segue.line)
        }
        if segue.source === controller { return }
        let classes = ClassCatalog.lineage(of: segue.source.className).map(\.name)
        if segue.kind == .embed {
            connect(segue.source, template, .outlet, "embedSegueTemplate", segue.line)
        } else if classes.contains("IBUITableViewCell") {
            let label = segue.isForAccessory ? "accessoryActionSegueTemplate" : "selectionSegueTemplate"
            connect(segue.source, template, .outlet, label, segue.line)
        } else if classes.contains("IBUIControl") {
            let event = classes.contains("IBUIButton") ? "touchUpInside" : "valueChanged"
            connect(segue.source, template, .action(event: Words.event[event]), "perform:", segue.line)
        } else if classes.contains("IBUIBarButtonItem") || classes.contains("IBUIGestureRecognizer") {
            connect(segue.source, template, .action(event: nil), "perform:", segue.line)
        } else {
            report(.warning, "nothing that happens here can start a segue", segue.source, line: segue.line)
        }
    }

    private mutating func connect(
        _ source: InterfaceObject, _ template: InterfaceObject, _ kind: InterfaceConnection.Kind, _ label: String,
        _ line: Int
    ) {
        layout.segueConnections.append(
            InterfaceConnection(
                kind: kind, label: label, source: source, destination: template, identifier: nil, line: line))
    }
}

import Archiving

extension NibCompiler {
    mutating func makeButtonClass(_ subject: inout NibSubject) {
        guard let type = subject.property("IBUIButtonType")?.value.integer, type != 0 else { return }
        if type == 1 { subject.nibClassName = "UIRoundedRectButton" }
        subject.add("UIButtonType", .integer(Int64(type)))
    }

    /// Combines the content of a button in its states, for which documents have separate keys.
    mutating func makeButtonContents(_ subject: inout NibSubject) {
        var pairs: [ArchivedPair] = []
        for state in [0, 1, 2, 4] {
            var fields: [ArchivedField] = []
            for (place, rule) in subject.resolved.rules.enumerated() {
                guard case .part(.buttonContent(state, let content)) = rule.outcome,
                    let property = subject.given[place], let value = reference(to: property.value, of: subject.object)
                else { continue }
                fields.append(ArchivedField(content.rawValue, .object(value)))
            }
            guard !fields.isEmpty else { continue }
            let content = graph.add(ArchivedObject(className: "UIButtonContent", content: .fields(fields)))
            pairs.append(ArchivedPair(key: number(state), value: content))
        }
        let contents = ArchivedObject(className: "NSMutableDictionary", content: .pairs(pairs))
        subject.add("UIButtonStatefulContent", .object(graph.add(contents)))
    }

    /// Makes the segments of a segmented control, of which documents have a list for each property.
    ///
    /// Segments with width 0 share the remaining width.
    mutating func makeSegments(_ subject: inout NibSubject) {
        func list(_ key: String) -> [InterfaceValue] {
            if case .array(let values)? = subject.property(key)?.value { return values }
            return []
        }
        let titles = list("IBSegmentTitles")
        let images = list("IBSegmentImages")
        let widths = list("IBSegmentWidths").map { max(0, $0.number ?? 0) }
        let states = list("IBSegmentEnabledStates").map { $0.flag ?? true }
        let offsets = list("IBSegmentContentOffsets").map { $0.numbers ?? [] }
        let named = subject.number("IBNumberOfSegments").map { Int(max(0, min($0, 1000))) }
        let count = named ?? max(titles.count, images.count)
        guard count > 0 else { return }

        let frame = (subject.property("NSFrame") ?? subject.property("NSFrameSize"))?.value.numbers ?? []
        let size = frame.count >= 2 ? Array(frame.suffix(2)) : [0, 0]
        let ownWidths = (0..<count).map { $0 < widths.count ? widths[$0] : 0 }
        let free = ownWidths.filter { $0 == 0 }.count
        let share = free > 0 ? max(0, (size[0] - ownWidths.reduce(0, +)) / Double(free)) : 0
        var left = 0.0
        let segments = (0..<count).map { index -> ArchiveGraph.Reference in
            let width = ownWidths[index] > 0 ? ownWidths[index] : share
            defer { left += width }
            var fields = [
                ArchivedField("UIBounds", .structure(.rectangle(0, 0, width, size[1]))),
                ArchivedField("UICenter", .structure(.pair(left + width / 2, size[1] / 2))),
                ArchivedField("UIAutoresizeSubviews", .boolean(true)),
            ]
            let image = index < images.count ? reference(to: images[index], of: subject.object) : nil
            let title = index < titles.count ? reference(to: titles[index], of: subject.object) : nil
            if let info = image ?? title { fields.append(ArchivedField("UISegmentInfo", .object(info))) }
            let position = count == 1 ? 3 : index == 0 ? 0 : index == count - 1 ? 2 : 1
            if position != 0 { fields.append(ArchivedField("UISegmentPosition", .integer(Int64(position)))) }
            if ownWidths[index] > 0 { fields.append(ArchivedField("UISegmentWidth", .float(Float(width)))) }
            if index < offsets.count, offsets[index].count == 2, offsets[index] != [0, 0] {
                let offset = ArchivedStructure.pair(offsets[index][0], offsets[index][1])
                fields.append(ArchivedField("UISegmentContentOffset", .structure(offset)))
            }
            if index < states.count, !states[index] {
                fields.append(ArchivedField("UISegmentDisabled", .boolean(true)))
            }
            return graph.add(ArchivedObject(className: "UISegment", content: .fields(fields)))
        }
        subject.add("UISegments", .object(array(segments, isMutable: true)))
    }

    mutating func makeCountDown(_ subject: inout NibSubject) {
        guard let duration = subject.number("IBUICountDownDuration"), subject.number("IBUIDatePickerMode") == 3 else {
            return
        }
        subject.add("UICountDownDuration", .double(duration))
    }

    /// Adds a date picker's date and its limits.
    ///
    /// Archives leave out the defaults of Interface Builder: October 27, 2008 as date, and limits in 1970 and 2201 if
    /// they are enabled.
    mutating func makeDates(_ subject: inout NibSubject) {
        func date(_ key: String) -> ArchiveGraph.Reference? {
            subject.property(key).flatMap { reference(to: $0.value, of: subject.object) }
        }
        func date(_ seconds: Double) -> ArchiveGraph.Reference {
            graph.add(ArchivedObject(className: "NSDate", content: .date(seconds)))
        }
        if let given = date("IBUIDate") {
            subject.add("UIDate", .object(given))
        } else if case .archive = document.family {
            subject.add("UIDate", .object(date(246_762_000)))
        }
        for (name, standard) in [("MinimumDate", -978_267_600.0), ("MaximumDate", 6_311_300_400)] {
            let isOn = subject.flag("IBUIHas" + name)
            let given = date("IBUI" + name)
            guard isOn == true || isOn == nil && given != nil else { continue }
            subject.add("UI" + name, .object(given ?? date(standard)))
        }
    }
}

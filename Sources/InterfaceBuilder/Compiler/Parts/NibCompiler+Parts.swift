import Archiving

extension NibCompiler {
    mutating func make(_ part: NibPart, _ subject: inout NibSubject, _ reference: ArchiveGraph.Reference) {
        switch part {
        case .geometry: makeGeometry(&subject)
        case .viewFlags: makeViewFlags(&subject)
        case .subviews: makeSubviews(&subject)
        case .accessibility: makeAccessibility(subject, reference)
        case .font: makeFont(&subject)
        case .buttonClass: makeButtonClass(&subject)
        case .buttonContent: makeButtonContents(&subject)
        case .insets(let name): makeInsets(name, &subject)
        case .segments: makeSegments(&subject)
        case .textInputTraits: makeTextInputTraits(&subject)
        case .windowVisibility: makeWindowVisibility(&subject, reference)
        case .contentView: makeContentView(&subject)
        case .viewControllers: makeViewControllers(&subject)
        case .navigationBar: makeBar("IBUINavigationBar", "UINavigationBar", &subject)
        case .tabBar: makeBar("IBUITabBar", "UITabBar", &subject)
        case .barOwner: makeBarOwner(&subject)
        case .systemItem: makeSystemItem(&subject)
        case .tableStyle: makeTableStyle(&subject)
        case .sectionHeight: makeSectionHeights(&subject)
        case .countDown: makeCountDown(&subject)
        case .dates: makeDates(&subject)
        case .runtimeAttributes, .value: return
        }
    }
}

import Foundation

/// Adds the steps of one target to the graph of the build.
///
/// Build phases run in the target's order only around script phases; all steps between two scripts may run in parallel.
struct TargetBuild {
    let target: BuildTarget
    let context: BuildContext
    let graph: StepGraph
    /// The bundle; nil for targets that do not make one.
    let bundle: BundleFolder?

    /// The steps that every further step depends on.
    private var barrier: [StepGraph.Index]
    /// The steps since the barrier.
    private var recent: [StepGraph.Index] = []
    private var objects: [URL] = []
    private var steps = TargetSteps()
    private var isLinked = false

    init(_ target: BuildTarget, context: BuildContext, graph: StepGraph, bundle: BundleFolder?, after: [TargetSteps]) {
        self.target = target
        self.context = context
        self.graph = graph
        self.bundle = bundle
        barrier = after.flatMap(\.opening)
    }

    /// - Parameters:
    ///   - dependencies: The steps of the targets that this one depends on.
    ///   - archives: The static libraries that those targets make.
    mutating func addSteps(dependencies: [TargetSteps], archives: [URL], headers: HeaderMaps) throws -> TargetSteps {
        let products = dependencies.flatMap(\.last)
        steps.opening = barrier
        let opening = addOpening()
        let lastSources = target.phases.lastIndex { if case .sources = $0 { true } else { false } } ?? -1
        for (index, phase) in target.phases.enumerated() {
            switch phase {
            case .sources(let sources, let swift):
                let compiles = addCompiles(sources, headers: headers)
                recent += compiles
                if !swift.isEmpty { try addSwift(swift, after: compiles + products, archives: archives) }
            case .resources(let resources):
                addResources(resources, after: opening + products)
            case .copies(let copies):
                addCopies(copies, after: opening + products)
            case .script(let script):
                if index > lastSources { addLink(after: opening + products, archives: archives, headers: headers) }
                addScript(script, after: opening + products)
            }
        }
        addLink(after: opening + products, archives: archives, headers: headers)
        steps.last += barrier + recent + opening
        addClosing()
        return steps
    }

    // MARK: - Bundle

    /// Adds the step that creates the bundle with its Info.plist.
    private func addOpening() -> [StepGraph.Index] {
        guard let bundle else { return [] }
        let source = target.infoPlist
        let step = BundleStep(subject: bundle.folder.lastPathComponent) {
            try bundle.open()
            guard let source else { return }
            let information = try InfoPlist(source)
            bundle.information = information
            try bundle.write(information.contents, to: "Info.plist")
        }
        return [graph.add(step, after: barrier)]
    }

    private mutating func addClosing() {
        guard let bundle else { return }
        let step = BundleStep(subject: bundle.folder.lastPathComponent) { try bundle.close() }
        steps.last = [graph.add(step, after: steps.last)]
    }

    private mutating func addResources(_ resources: BundleResources, after predecessors: [StepGraph.Index]) {
        guard let bundle else { return }
        let compiles = resources.interfaces.map { interface in
            InterfaceStep(
                interface: interface, subject: context.subject(interface.source, in: target),
                output: target.intermediateFolder.appendingPathComponent("Interfaces/\(interface.destination)"),
                deploymentTarget: target.deploymentTarget)
        }
        let models = resources.dataModels.map { model in
            DataModelStep(
                model: model.resource, currentVersion: model.currentVersion,
                subject: context.subject(model.resource.source, in: target),
                output: target.intermediateFolder.appendingPathComponent("DataModels/\(model.resource.destination)"))
        }
        let lists = resources.propertyLists.map { list in
            PropertyListStep(
                list: list, subject: context.subject(list.resource.source, in: target),
                output: target.intermediateFolder.appendingPathComponent("PropertyLists/\(list.resource.destination)"))
        }
        let indices =
            compiles.map { graph.add($0, after: barrier) } + models.map { graph.add($0, after: barrier) }
            + lists.map { graph.add($0, after: barrier) }
        let copies = BundleStep(subject: "resources") {
            let made =
                try compiles.flatMap { try $0.resources } + models.flatMap { try $0.resources } + lists.map(\.product)
            for resource in made + resources.files {
                for file in try FileCopy.files(of: resource) { try bundle.copy(file.source, to: file.destination) }
            }
        }
        recent.append(graph.add(copies, after: barrier + indices + predecessors))
    }

    private mutating func addCopies(_ copies: [BundleResource], after predecessors: [StepGraph.Index]) {
        guard !copies.isEmpty else { return }
        let step = BundleStep(subject: "copies") {
            for copy in copies {
                for file in try FileCopy.files(of: copy) {
                    try FileCopy.copy(file.source, to: URL(fileURLWithPath: file.destination))
                }
            }
        }
        let index = graph.add(step, after: barrier + predecessors)
        recent.append(index)
        steps.opening.append(index)
    }

    private mutating func addScript(_ script: ShellScript, after predecessors: [StepGraph.Index]) {
        let step = ShellScriptStep(
            script: script, timeLimit: context.scriptTimeLimit, sandbox: context.scriptSandbox,
            folder: target.intermediateFolder.appendingPathComponent("Scripts"))
        let index = graph.add(step, after: barrier + recent + predecessors)
        barrier = [index]
        recent = []
        steps.opening = [index]
    }

    // MARK: - Code

    /// What a program begins with is the first of its objects.
    private mutating func addProgramStart() -> [StepGraph.Index] {
        let loading = ProgramLoading(target: target, context: context)
        guard loading.isWanted else { return [] }
        let step = loading.start
        objects.insert(step.output, at: 0)
        return [graph.add(step, after: barrier)]
    }

    private mutating func addCompiles(_ sources: [SourceFile], headers: HeaderMaps) -> [StepGraph.Index] {
        let compiler = SourceCompiler(target: target, context: context, headers: headers)
        var precompiled: [SourceCompiler.Group: (step: BuildStep, index: StepGraph.Index)] = [:]
        for (group, members) in Dictionary(grouping: sources, by: SourceCompiler.Group.init) where members.count > 1 {
            guard let step = compiler.precompiledHeader(for: group) else { continue }
            let mending = compiler.mending(step, source: nil, precompiledHeader: nil)
            precompiled[group] = (step, graph.add(mending, after: barrier))
        }
        return sources.map { source in
            let header = precompiled[SourceCompiler.Group(source)]
            let step = compiler.compile(source, precompiledHeader: header?.step.output)
            objects.append(step.output)
            let mending = compiler.mending(step, source: source, precompiledHeader: header?.step.output)
            return graph.add(mending, after: barrier + (header.map { [$0.index] } ?? []))
        }
    }

    /// Adds the step that compiles and links all Swift files together with the objects of the other sources.
    private mutating func addSwift(_ sources: [URL], after predecessors: [StepGraph.Index], archives: [URL]) throws {
        let executable = target.executable
        let start = addProgramStart()
        let step = try SwiftCompiler(target: target, context: context)
            .build(sources, objects: objects + archives, executable: executable)
        let index = graph.add(step, after: barrier + predecessors + start)
        isLinked = true
        addExecutable(executable, after: [index] + recent)
    }

    private mutating func addLink(after predecessors: [StepGraph.Index], archives: [URL], headers: HeaderMaps) {
        guard !isLinked, !objects.isEmpty || target.isLinked else { return }
        isLinked = true
        let linker = ProductLinker(target: target, context: context)
        switch target.kind {
        case .application, .testBundle, .tool:
            let start = addProgramStart()
            let step = linker.program(objects, archives: archives)
            let linking = LinkingStep(link: step, toolchain: context.toolchain, standIns: standIns(headers))
            let index = graph.add(linking, after: barrier + recent + predecessors + start)
            addExecutable(step.output, after: [index] + predecessors)
        case .staticLibrary:
            guard let step = linker.archive(objects) else { return }
            recent.append(graph.add(step, after: barrier + recent))
        case .bundle, .aggregate:
            break
        }
    }

    private func standIns(_ headers: HeaderMaps) -> StandIns? {
        guard !target.link.foreign.isEmpty else { return nil }
        let compiler = SourceCompiler(target: target, context: context, headers: headers)
        return StandIns(libraries: target.link.foreign, toolchain: context.toolchain, folder: target.folder) {
            file, flags in
            let source = SourceFile(url: file, language: .objectiveC, flags: flags)
            let step = compiler.compile(source, precompiledHeader: nil)
            return (compiler.mending(step, source: source, precompiledHeader: nil), step.output)
        }
    }

    /// Copies the executable into the bundle, or makes it the product itself, and adds its debug symbols beside it.
    private mutating func addExecutable(_ executable: URL, after predecessors: [StepGraph.Index]) {
        guard let product = target.product else { return }
        let symbols = SymbolFile(executable: executable, product: product, target: target, context: context)
        recent.append(graph.add(symbols.step, after: predecessors))
        let stripped = target.stripsProduct ? symbols.strippedExecutable : nil
        let index = stripped.map { [graph.add($0, after: predecessors)] } ?? []
        let source = stripped?.output ?? executable
        let bundle = bundle
        let copy = BundleStep(subject: executable.lastPathComponent) {
            if let bundle {
                try bundle.copy(source, to: bundle.information?.executableName ?? executable.lastPathComponent)
            } else {
                try FileCopy.copy(source, to: product)
            }
            try symbols.writeInformation(bundle?.information)
        }
        recent.append(graph.add(copy, after: index + predecessors))
    }
}

/// How a report's page looks, by day and by night.
enum PageStyle {
    static let text = """

        :root {
          color-scheme: light dark;
          --page: #c5ccd4; --stripe: #cbd2d8; --card: #fff; --text: #1c2733; --quiet: #6a7683; --line: #d9dee3;
          --good: #2e8b47; --half: #b7791f; --bad: #c0392b; --link: #324f85; --bar: linear-gradient(#b4c2d4, #6d84a2);
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #15191e; --stripe: #181d22; --card: #22282f; --text: #e6ebf0; --quiet: #93a0ad; --line: #343c45;
            --good: #57c277; --half: #e0ab52; --bad: #ee7a6c; --link: #9db8ea; --bar: linear-gradient(#46566b, #2a3646);
          }
        }
        * { box-sizing: border-box; }
        body {
          margin: 0; color: var(--text); font: 15px/1.45 Helvetica, "Nimbus Sans", Arial, sans-serif;
          background: repeating-linear-gradient(90deg, var(--page) 0 5px, var(--stripe) 5px 7px);
        }
        header { background: var(--bar); color: #fff; padding: 28px max(24px, calc(50vw - 640px)) 24px; }
        header h1 { margin: 0; font-size: 30px; text-shadow: 0 -1px 0 rgba(0, 0, 0, .45); }
        header p { margin: 6px 0 20px; opacity: .92; overflow-wrap: anywhere; }
        .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 14px; }
        .tile { background: rgba(0, 0, 0, .22); border-radius: 10px; padding: 12px 16px 14px; }
        .tile b { display: block; font-size: 34px; line-height: 1.1; }
        .tile small { font-size: 15px; font-weight: normal; opacity: .8; }
        .tile i { display: block; height: 5px; margin-top: 9px; border-radius: 3px; background: rgba(255, 255, 255, .25); }
        .tile em { display: block; height: 100%; border-radius: 3px; background: #fff; }
        nav, main, footer { padding: 0 max(24px, calc(50vw - 640px)); }
        nav {
          position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px; padding-top: 10px;
          padding-bottom: 10px; background: var(--card); border-bottom: 1px solid var(--line);
        }
        nav a {
          text-decoration: none; font-weight: bold; font-size: 13px; padding: 4px 12px; border-radius: 14px;
          color: var(--link); border: 1px solid currentColor;
        }
        nav a.good { color: var(--good); } nav a.half { color: var(--half); } nav a.bad { color: var(--bad); }
        section { scroll-margin-top: 56px; }
        h2 { margin: 34px 0 12px; font-size: 21px; }
        h2 small { color: var(--quiet); font-weight: normal; }
        .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(380px, 1fr)); gap: 16px; }
        .card {
          display: flex; gap: 16px; min-width: 0; padding: 14px; background: var(--card); border-radius: 12px;
          border: 1px solid var(--line); border-left: 5px solid var(--bad); box-shadow: 0 1px 3px rgba(0, 0, 0, .14);
        }
        .card.good { border-left-color: var(--good); } .card.half { border-left-color: var(--half); }
        .card .text { min-width: 0; flex: 1; }
        .card h3 { margin: 0; font-size: 17px; overflow-wrap: anywhere; }
        .card p { margin: 4px 0; }
        .screen {
          flex: none; width: 140px; min-height: 60px; align-self: flex-start; padding: 14px 7px; border-radius: 16px;
          background: #17191c; border: 1px solid #565b61; display: block;
        }
        .screen img { display: block; width: 100%; border-radius: 2px; }
        .screen.empty { display: flex; height: 217px; align-items: center; justify-content: center; color: #666d75; }
        .quiet { color: var(--quiet); font-size: 13px; overflow-wrap: anywhere; }
        .mark { display: inline-block; margin: 2px 5px 2px 0; padding: 0 8px; border-radius: 9px; font-size: 12px; }
        .mark.good { color: #fff; background: var(--good); } .mark.bad { color: #fff; background: var(--bad); }
        @media (prefers-color-scheme: dark) { .mark.good, .mark.bad { color: #10151a; } }
        .mark.none { color: var(--quiet); border: 1px dashed var(--line); }
        .cause { color: var(--bad); font-size: 13px; overflow-wrap: anywhere; }
        .remark { color: var(--half); font-size: 13px; overflow-wrap: anywhere; }
        .links a, a { color: var(--link); font-size: 13px; margin-right: 6px; }
        .links a { display: inline-block; }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px; margin: 6px 0; }
        summary { cursor: pointer; font-size: 13px; color: var(--quiet); }
        .causes { margin: 0 0 14px; padding: 12px 12px 12px 30px; background: var(--card); border-radius: 12px; }
        .causes, section > p { border: 1px solid var(--line); }
        section > p { padding: 10px 14px; background: var(--card); border-radius: 12px; }
        table { width: 100%; border-collapse: collapse; background: var(--card); border-radius: 12px; overflow: hidden; }
        th, td { padding: 6px 12px; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; }
        th { font-size: 12px; color: var(--quiet); } td code { overflow-wrap: anywhere; }
        .number { text-align: right; font-variant-numeric: tabular-nums; width: 1%; }
        td.good { color: var(--good); } td.bad { color: var(--bad); }
        footer { padding-top: 30px; padding-bottom: 40px; color: var(--quiet); font-size: 13px; }
        @media (max-width: 480px) { .cards { grid-template-columns: 1fr; } .screen { width: 110px; } }

        """
}

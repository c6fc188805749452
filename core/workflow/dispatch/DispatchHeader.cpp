// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/dispatch/DispatchHeader.h"

#include "core/run/launch/LaunchText.h"
#include "core/workflow/dispatch/CheckText.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <set>
#include <string_view>

namespace warpgrain::workflow {

namespace {

std::string fixed(double number) {
  std::array<char, 32> text{};
  const int length = std::snprintf(text.data(), text.size(), "%.2f", number);
  return {text.data(), static_cast<std::size_t>(std::max(length, 0))};
}

/// Text as lines of a comment.
std::string comment(const std::string &indentation, const std::string &text) {
  std::string out;
  std::string line;
  const std::string lead = indentation + "//";
  const auto flush = [&] {
    if (!line.empty()) out += lead + line + "\n";
    line.clear();
  };
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string word = text.substr(at, end - at);
    if (lead.size() + line.size() + 1 + word.size() > 110) flush();
    line += " " + word;
    at = end + 1;
  }
  flush();
  return out;
}

class Header {
public:
  Header(const DispatchOrder &order, const Dispatcher &dispatcher, const LaunchFunction &launch)
      : order_(order), dispatcher_(dispatcher), launch_(launch), name_(dispatchNameOf(order.subject)),
        variants_(order.subject.function().name + "_variants") {
    for (std::size_t i = 0; i < dispatcher.forms.size(); ++i)
      cases_.push_back({.form = i, .second = std::nullopt});
    for (const SecondForm &each : dispatcher.seconds)
      if (const Case one{.form = each.form, .second = each.second}; std::ranges::find(cases_, one) == cases_.end())
        cases_.push_back(one);
  }

  std::string text() const {
    std::string out = introduction() + "#pragma once\n\n#include <cuda_runtime.h>\n";
    std::set<std::string> includes;
    if (launch_.parameters().find("std::decay_t") != std::string::npos) includes.insert("#include <type_traits>");
    for (const DispatchedForm &form : dispatcher_.forms)
      includes.insert(form.includes.begin(), form.includes.end());
    for (const std::string &line : includes)
      out += line + "\n";
    out += "\n" + std::string(dispatchCheckText()) + "\n" + openingOf(launch_.scopes);
    out += "namespace " + variants_ + " {\n\n";
    for (std::size_t i = 0; i < dispatcher_.forms.size(); ++i)
      out += formText(i);
    return out + choiceText() + formsText() + "} // namespace " + variants_ + "\n\n" + functionText() +
           closingOf(launch_.scopes);
  }

private:
  /// What one answer of `choose` launches: a form, and another one, with which it is compared, and which is launched
  /// where it gives way.
  struct Case {
    std::size_t form = 0;
    std::optional<std::size_t> second;

    bool operator==(const Case &) const = default;
  };

  std::string introduction() const {
    std::size_t launches = order_.measured.launches.size();
    std::string out = comment(
        "", name_ + " launches " + launch_.kernel + " in the form that was the fastest where it was measured: in " +
                std::to_string(launches) + (launches == 1 ? " launch on " : " launches on ") + order_.measured.device +
                ", " + fixed(dispatcher_.meanGain) +
                " times as fast as the original in the geometric mean. At run time it compares its choice with the "
                "original" +
                (dispatcher_.seconds.empty() ? " and goes on with the faster one."
                                             : " and with another form, and goes on with the fastest."));
    out += comment("", "Written by Warpgrain " WARPGRAIN_VERSION
                       " (warpgrain-cli dispatch). Include it behind the kernel's definition, and in place of");
    out += "//   " + launch_.launch(gridName(), "block") + "\n// write\n//   " + name_ + "(" + launch_.extents[0].name +
           ", block, " + launch_.extents[1].name + ", " + launch_.extents[2].name +
           (launch_.arguments.empty() ? "" : ", " + launch_.handed()) + ");\n";
    return out;
  }

  std::string formText(std::size_t index) const {
    const DispatchedForm &form = dispatcher_.forms[index];
    std::string out = comment("", form.plan + ", for blocks of " + run::extentsText(form.block) + ".");
    for (const std::string &assumption : form.assumptions)
      out += comment("", "Right if: " + assumption);
    if (form.verification && form.verification->holds())
      out += comment("", "Verified on the CPU at " + std::to_string(form.verification->sizes) + " boundary sizes.");
    else
      out += comment("", "Not verified at boundary sizes" +
                             (form.verification ? ": " + form.verification->whyNot + "." : std::string(".")));
    out += "namespace form_" + std::to_string(index + 1) + " {\n\n";
    for (const std::string &declaration : form.declarations)
      out += declaration + "\n\n";
    return out + "} // namespace form_" + std::to_string(index + 1) + "\n\n";
  }

  /// True for "n" and for "params.pitch" of a parameter params.
  static bool isOf(const std::string &number, const LaunchParameter &argument) {
    return number == argument.named || number.starts_with(argument.named + ".");
  }

  /// The kernel's arguments that a comparison needs.
  std::vector<LaunchParameter> comparedArguments() const {
    std::vector<LaunchParameter> out;
    for (const LaunchParameter &argument : launch_.arguments) {
      const bool isCompared = std::ranges::any_of(dispatcher_.tree.nodes(), [&](const tune::TreeNode &node) {
        return node.feature && isOf(dispatcher_.features[*node.feature], argument);
      });
      if (isCompared) out.push_back(argument);
    }
    return out;
  }

  std::string gridName() const { return launch_.extents[0].name; }

  std::string blockName() const { return ownName("block"); }

  std::string expressionOf(const std::string &feature) const {
    if (feature.starts_with("gridDim.")) return gridName() + feature.substr(feature.find('.'));
    if (feature == "dynamicSmemBytes") return launch_.extents[1].name;
    if (feature.starts_with("blockDim.")) return blockName() + feature.substr(feature.find('.'));
    for (const LaunchParameter &argument : launch_.arguments)
      if (isOf(feature, argument)) return argument.name + feature.substr(argument.named.size());
    return feature;
  }

  std::string choiceText() const {
    std::string out = "// Which form is expected to be the fastest: a case of the function below; 0: the original.\n"
                      "inline int choose(dim3 " +
                      gridName() + ", dim3 " + blockName() + ", " + launch_.extents[1].text();
    for (const LaunchParameter &argument : comparedArguments())
      out += ", " + argument.text();
    out += ") {\n  (void)" + gridName() + ";\n  (void)" + blockName() + ";\n  (void)" + launch_.extents[1].name + ";\n";
    return out + nodeText(0, "  ") + "}\n\n";
  }

  std::string nodeText(std::size_t at, const std::string &indentation) const {
    const tune::TreeNode &node = dispatcher_.tree.nodes()[at];
    if (!node.feature) return leafText(at, indentation);
    std::string out = indentation + "if (static_cast<long long>(" + expressionOf(dispatcher_.features[*node.feature]) +
                      ") <= " + std::to_string(static_cast<long long>(node.threshold)) + ") {\n";
    out += nodeText(node.below, indentation + "  ") + indentation + "}\n";
    return out + nodeText(node.above, indentation);
  }

  /// What `choose` answers for a form at a leaf.
  std::size_t answerFor(std::size_t leaf, std::size_t form) const {
    Case wanted{.form = form, .second = std::nullopt};
    for (const SecondForm &each : dispatcher_.seconds)
      if (each.leaf == leaf && each.form == form) wanted.second = each.second;
    return static_cast<std::size_t>(std::ranges::find(cases_, wanted) - cases_.begin()) + 1;
  }

  std::string leafText(std::size_t leaf, const std::string &indentation) const {
    const tune::TreeNode &node = dispatcher_.tree.nodes()[leaf];
    std::string out = comment(indentation, measuredText(node));
    for (std::size_t i = 0; node.choice > 0 && i < dispatcher_.forms.size(); ++i) {
      const DispatchedForm &form = dispatcher_.forms[i];
      if (form.plan != dispatcher_.plans[node.choice - 1]) continue;
      out += indentation + "if (" + blockName() + ".x == " + std::to_string(form.block[0]) + " && " + blockName() +
             ".y == " + std::to_string(form.block[1]) + " && " + blockName() +
             ".z == " + std::to_string(form.block[2]) + ") return " + std::to_string(answerFor(leaf, i)) + ";\n";
    }
    return out + indentation + "return 0;\n";
  }

  std::string measuredText(const tune::TreeNode &node) const {
    std::string out = node.choice > 0 ? dispatcher_.plans[node.choice - 1] + ":" : std::string("The original:");
    for (const std::size_t i : node.cases) {
      const tune::MeasuredLaunch &launch = order_.measured.launches[i];
      out += i == node.cases.front() ? " " : "; ";
      if (node.choice > 0)
        out += fixed(1 / launch.relativeTimes.at(dispatcher_.plans[node.choice - 1])) + " times as fast with ";
      else
        out += "with ";
      std::string numbers;
      for (const std::string &feature : dispatcher_.features)
        if (!feature.starts_with("gridDim."))
          numbers += (numbers.empty() ? "" : ", ") + feature + "=" + std::to_string(launch.context.at(feature));
      out += numbers.empty() ? launch.text : numbers;
    }
    return out + ".";
  }

  /// A name of the function's own, which no argument has.
  std::string ownName(std::string name) const {
    while (std::ranges::find(launch_.arguments, name, &LaunchParameter::name) != launch_.arguments.end())
      name += '_';
    return name;
  }

  /// "dim3 grid, dim3 block, size_t sharedBytes, cudaStream_t stream, const float *in, int n"
  std::string parametersWithBlock() const {
    std::string out = "dim3 " + gridName() + ", dim3 " + blockName() + ", " + launch_.extents[1].text() + ", " +
                      launch_.extents[2].text();
    for (const LaunchParameter &argument : launch_.arguments)
      out += ", " + argument.text();
    return out;
  }

  /// Launches what an answer of `choose` stands for.
  std::string formsText() const {
    const std::string chosen = ownName("chosen");
    const std::string form = ownName("form");
    std::string out =
        "// Launches a form; false where that cannot be with these numbers.\ninline bool launchForm(int " + chosen +
        ", int " + form + ", " + launch_.parameters() + ") {\n  (void)" + form + ";\n  switch (" + chosen + ") {\n";
    for (std::size_t i = 0; i < cases_.size(); ++i) {
      const std::string first = launchText(cases_[i].form);
      out += "  case " + std::to_string(i + 1) + ": return ";
      out +=
          cases_[i].second ? "(" + form + " == 1 && " + first + ") || (" + launchText(*cases_[i].second) + ")" : first;
      out += ";\n";
    }
    return out + "  default: return false;\n  }\n}\n\n";
  }

  /// The integers that tell launches with the same answer of `choose` apart, as expressions of 64 bits. A form is
  /// chosen for blocks of one shape.
  std::vector<std::string> comparedNumbers() const {
    std::vector<std::string> out;
    for (const char axis : {'x', 'y', 'z'})
      out.push_back("static_cast<long long>(" + gridName() + "." + axis + ")");
    out.push_back("static_cast<long long>(" + launch_.extents[1].name + ")");
    for (const std::string &number : numbersOf())
      out.push_back("static_cast<long long>(" + expressionOf(number) + ")");
    return out;
  }

  /// `variants::launchForm(chosen, form, grid, ...)`
  std::string launching(const std::string &chosen, const std::string &form) const {
    return variants_ + "::launchForm(" + chosen + ", " + form + ", " + launch_.passed() + ")";
  }

  std::string choosing() const {
    std::string out = variants_ + "::choose(" + gridName() + ", " + blockName() + ", " + launch_.extents[1].name;
    for (const LaunchParameter &argument : comparedArguments())
      out += ", " + argument.name;
    return out + ")";
  }

  std::string functionText() const {
    const std::string chosen = ownName("chosen");
    const std::string original = launch_.launch(gridName(), blockName());
    return "inline void " + name_ + "(" + parametersWithBlock() + ") {\n  const int " + chosen + " = " + choosing() +
           ";\n  if (" + chosen + " == 0) {\n    " + original +
           "\n    return;\n  }\n#ifdef WARPGRAIN_DISPATCH_UNCHECKED\n" + "  if (!" + launching(chosen, "1") + ") " +
           original + "\n#else\n" + sameAgainText() + askingText() + "#endif\n}\n";
  }

  /// A launch with the numbers of the thread's last one, if that is decided: one branch behind a comparison without
  /// branches.
  std::string sameAgainText() const {
    const std::string chosen = ownName("chosen");
    const std::string recent = ownName("recent");
    const std::string last = ownName("last");
    const std::vector<std::string> numbers = comparedNumbers();
    std::string out = "  static thread_local ::warpgrain_dispatch::Recent<" + std::to_string(numbers.size() + 1) +
                      "> " + recent + ";\n  auto &" + last + " = " + recent + ".all[" + recent + ".last];\n  if (((" +
                      chosen + " ^ " + last + ".numbers[0])";
    for (std::size_t i = 0; i < numbers.size(); ++i)
      out += " |\n       (" + numbers[i] + " ^ " + last + ".numbers[" + std::to_string(i + 1) + "])";
    out += ") == 0 && " + last + ".left > 0) {\n    --" + last + ".left;\n    if (" + last + ".form == 0 || !" +
           launching(chosen, last + ".form") + ") " + launch_.launch(gridName(), blockName()) + "\n    return;\n  }\n";
    return out;
  }

  /// Any other launch.
  std::string askingText() const {
    const std::string chosen = ownName("chosen");
    const std::string decided = ownName("decided");
    const std::string recent = ownName("recent");
    const std::string check = ownName("check");
    const std::string turn = ownName("turn");
    const std::string isLaunched = ownName("isLaunched");
    const std::string array = ownName("numbers");
    const std::string original = launch_.launch(gridName(), blockName());
    const std::string &stream = launch_.extents[2].name;
    const std::vector<std::string> numbers = comparedNumbers();
    const std::string count = std::to_string(numbers.size() + 1);
    std::string out = "  const ::warpgrain_dispatch::Numbers<" + count + "> " + array + "{{" + chosen;
    for (const std::string &number : numbers)
      out += ", " + number;
    out += "}};\n  const int " + decided + " = " + recent + ".formFor(" + array + ");\n";
    out += "  if (" + decided + " >= 0) {\n    if (" + decided + " == 0 || !" + launching(chosen, decided) + ") " +
           original + "\n    return;\n  }\n";
    out += "  static ::warpgrain_dispatch::Check<" + count + "> " + check + ";\n  const auto " + turn + " = " + check +
           ".begin(" + array + ", " + comparedForms(chosen) + ", " + recent + ", " + stream + ");\n";
    out += "  const bool " + isLaunched + " = " + turn + ".form > 0 && " + launching(chosen, turn + ".form") +
           ";\n  if (!" + isLaunched + ") " + original + "\n  " + check + ".end(" + turn + ", " + isLaunched + ", " +
           stream + ");\n";
    return out;
  }

  /// Launches a form if that can be; false where it cannot.
  std::string launchText(std::size_t form) const {
    return rangesText(dispatcher_.forms[form]) + variants_ + "::form_" + std::to_string(form + 1) + "::launch(" +
           launch_.passed() + ")";
  }

  /// How many forms a case has: "1", or "(chosen == 2 || chosen == 5 ? 2 : 1)".
  std::string comparedForms(const std::string &chosen) const {
    std::string two;
    bool haveAll = true;
    for (std::size_t i = 0; i < cases_.size(); ++i) {
      haveAll = haveAll && cases_[i].second;
      if (cases_[i].second) two += (two.empty() ? "" : " || ") + chosen + " == " + std::to_string(i + 1);
    }
    return two.empty() ? "1" : haveAll ? "2" : "(" + two + " ? 2 : 1)";
  }

  /// "n <= 2147483391 && ": what the form assumes of arguments.
  std::string rangesText(const DispatchedForm &form) const {
    std::string out;
    for (const AssumedRange &range : form.ranges) {
      const std::string value = "static_cast<long long>(" + expressionOf(range.parameter) + ")";
      if (range.least != INT64_MIN) out += value + " >= " + std::to_string(range.least) + " && ";
      if (range.most != INT64_MAX) out += value + " <= " + std::to_string(range.most) + " && ";
    }
    return out;
  }

  /// The integers of a launch, which tell launches apart at run time; all that `choose` compares are among them.
  std::vector<std::string> numbersOf() const {
    std::set<std::string> out(dispatcher_.features.begin(), dispatcher_.features.end());
    for (const auto &[name, value] : order_.measured.launches.front().context)
      if (name.find_first_of("#[") == std::string::npos) out.insert(name);
    std::erase_if(out, tune::isOfConfiguration);
    return {out.begin(), out.end()};
  }

  const DispatchOrder &order_;
  const Dispatcher &dispatcher_;
  const LaunchFunction &launch_;
  std::string name_;
  std::string variants_;
  std::vector<Case> cases_; ///< of `choose`, from 1 on
};

} // namespace

std::string dispatchNameOf(const run::KernelSubject &subject) {
  return subject.function().name + "_dispatch";
}

std::string dispatchHeaderOf(const DispatchOrder &order, const Dispatcher &dispatcher, const LaunchFunction &launch) {
  return Header(order, dispatcher, launch).text();
}

} // namespace warpgrain::workflow

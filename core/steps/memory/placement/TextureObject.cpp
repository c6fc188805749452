// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/model/Walk.h"
#include "core/steps/memory/placement/ReadOnlyPointer.h"
#include "core/steps/memory/placement/Texture.h"
#include "core/steps/rewrite/Conditionals.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/rewrite/Includes.h"
#include "core/steps/rewrite/KernelPlace.h"
#include "core/steps/rewrite/LaunchRewriter.h"
#include "core/steps/rewrite/Layout.h"
#include "core/steps/sync/UnreadAxes.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class TextureWriter {
public:
  TextureWriter(KernelStudy &study, VariableId pointer)
      : study_(study), unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body), pointer_(pointer),
        name_(body_[pointer].name), type_(unit_[unit_[body_[pointer].type].element]) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    using Check = std::optional<Verdict> (TextureWriter::*)();
    for (const Check check : {&TextureWriter::whyNotElement, &TextureWriter::whyNotNamed, &TextureWriter::declare,
                              &TextureWriter::fetch, &TextureWriter::makeAtLaunches})
      if (auto why = (this->*check)()) return std::unexpected(*std::move(why));
    if (auto why = whyNotReadOnly(study_, pointer_, verdict)) return std::unexpected(*std::move(why));
    if (!hasMaker_) addMaker();
    assumeOnce(study_, verdict, {ReasonId::pointerLeadsToAtMost, {name_, mostTextureElements}});
    verdict.reasons.push_back({ReasonId::hostWaitsForKernel, {}, kernel_.nameSpan});
    return normalized(std::move(edits_));
  }

private:
  const SourceSpan &place() const { return body_[pointer_].nameSpan; }

  std::optional<Verdict> whyNotElement() {
    if (study_.dialect().textureType().empty())
      return Verdict::illegal({ReasonId::notInLanguage, {"texture objects"}}, place());
    element_ = textureElementOf(type_);
    if (element_.empty()) return Verdict::unknown(ReasonId::elementsNotForTexture, place());
    return std::nullopt;
  }

  /// The parameter's type changes, so that nobody else may speak of the kernel.
  std::optional<Verdict> whyNotNamed() {
    if (auto why = whyNotAtFileScope(kernel_)) return why;
    if (unit_.launchesOf(study_.id()).empty())
      return Verdict::unknown(ReasonId::noLaunchToMakeTexture, kernel_.nameSpan);
    if (Verdict launches = LaunchRewriter(unit_, study_.id()).check(); !launches.allows()) return launches;
    if (const auto elsewhere = namedElsewhere(unit_, study_.id()))
      return Verdict::unknown(ReasonId::kernelNamedElsewhere, elsewhere);
    nameMaker();
    return std::nullopt;
  }

  /// One that an earlier step wrote for the same type serves this one too.
  void nameMaker() {
    std::string base = "texture_of_" + element_;
    std::ranges::replace(base, ' ', '_');
    maker_ = base;
    const std::string_view file = unit_[kernel_.span.file].text;
    const std::size_t at = file.substr(0, kernel_.span.begin).find(makerLines());
    hasMaker_ = at != std::string_view::npos && isWhereverIs(file, static_cast<std::uint32_t>(at), kernel_.span.begin);
    for (int i = 2; !hasMaker_ && isWordOfUnit(unit_, maker_); ++i)
      maker_ = base + std::to_string(i);
  }

  /// `const float *__restrict__ in` becomes `cudaTextureObject_t in`.
  std::optional<Verdict> declare() {
    const Variable &variable = body_[pointer_];
    const SourceSpan before{.file = place().file, .begin = variable.typeSpan.begin, .end = place().begin};
    const auto refused = [&] { return Verdict::unknown({ReasonId::declarationIsNoPlainPointer, {name_}}, place()); };
    const bool isFile = variable.declaration.origin == SpellingOrigin::file && before.file == kernel_.bodySpan.file;
    if (!isFile || before.begin >= before.end) return refused();
    const std::string_view text = unit_[before.file].text;
    const std::string_view words = unit_.textOf(before);
    for (const Token &token : tokenize(words)) {
      const std::string_view word = textOf(words, token);
      if (token.kind != TokenKind::identifier && word != "*" && word != ":") return refused();
    }
    const std::size_t left = text.find_last_not_of(" \t\r\n", before.begin - 1);
    const std::size_t right = text.find_first_not_of(" \t\r\n", place().end);
    const bool isAlone = left != std::string_view::npos && (text[left] == '(' || text[left] == ',') &&
                         right != std::string_view::npos && (text[right] == ')' || text[right] == ',');
    if (!isAlone) return refused();
    edits_.push_back({before, std::string(study_.dialect().textureType()) + " "});
    return std::nullopt;
  }

  std::optional<Verdict> fetch() {
    auto fetches = fetchesInstead(study_.index(), kernel_, pointer_, element_);
    if (!fetches) return fetches.error();
    edits_.insert(edits_.end(), fetches->begin(), fetches->end());
    return std::nullopt;
  }

  std::optional<Verdict> makeAtLaunches() {
    std::set<SourceSpan> seen; // a launch in a template is recorded for each of its instantiations
    for (const Launch *launch : unit_.launchesOf(study_.id())) {
      if (!seen.insert(launch->spelling.span).second) continue;
      if (auto why = makeAt(*launch)) return why;
    }
    return std::nullopt;
  }

  std::optional<Verdict> makeAt(const Launch &launch) {
    const LaunchStatement at(unit_, launch);
    if (auto why = at.whyNotAmong(ReasonId::textureBeforeLaunch)) return why;
    const Body &launcher = unit_[launch.launcher].body;
    for (const Statement &statement : launcher.statements)
      if (statement.kind == StatementKind::label || statement.kind == StatementKind::caseLabel)
        return Verdict::unknown(ReasonId::labelMayPassTexture, statement.spelling.span);
    if (!standsBefore(unit_, kernel_.nameSpan, launch.spelling.span))
      return Verdict::unknown(ReasonId::textureMakerBehindLaunch, launch.spelling.span);
    const ExpressionId argument = at.argument(positionOf(kernel_, pointer_));
    if (!isSome(argument) || launcher[argument].spelling.origin != SpellingOrigin::file)
      return Verdict::unknown({ReasonId::argumentNotWrittenOut, {name_}}, launch.spelling.span);
    const auto bytes = allocatedBytes(unit_, launch, argument);
    if (!bytes) return bytes.error();
    const auto stream = at.stream();
    if (!stream) return stream.error();
    auto &names = names_[launch.launcher];
    if (!names) names = std::make_unique<FreshNames>(unit_, unit_[launch.launcher]);
    const std::string object = names->take(name_ + "_texture");
    const std::string pointer(unit_.textOf(launcher[argument].spelling.span));
    edits_.push_back(at.before("const " + std::string(study_.dialect().textureType()) + " " + object + " = " + maker_ +
                               "(" + pointer + ", " + *bytes + ");"));
    edits_.push_back({launcher[argument].spelling.span, object});
    edits_.push_back(at.onceEnded(*stream, study_.dialect().releaseTexture(object)));
    return std::nullopt;
  }

  /// The function that makes the object.
  std::string makerLines() const {
    const std::string_view text = unit_[kernel_.span.file].text;
    const std::string end = text.contains("\r\n") ? "\r\n" : "\n";
    const Layout layout = detectLayout(text, firstStatement(), kernel_.bodySpan.end - 1);
    std::string lines;
    for (const std::string &line : study_.dialect().textureMaker(maker_, element_))
      lines += (lines.empty() ? "" : layout.unit) + line + end;
    return lines + "}" + end + end;
  }

  /// Before the kernel.
  void addMaker() {
    const std::uint32_t at = beginWithItsComments(unit_, kernel_);
    edits_.push_back({{.file = kernel_.span.file, .begin = at, .end = at}, makerLines()});
  }

  std::uint32_t firstStatement() const {
    const auto &statements = body_[body_.root].children;
    return statements.empty() ? kernel_.bodySpan.end - 1 : body_[statements.front()].spelling.span.begin;
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Function &kernel_;
  const Body &body_;
  VariableId pointer_;
  std::string name_;
  const Type &type_;
  std::string element_;
  std::string maker_;     ///< the function that makes the object
  bool hasMaker_ = false; ///< it is there already
  std::map<FunctionId, std::unique_ptr<FreshNames>> names_;
  TextEdits edits_;
};

} // namespace

std::expected<TextEdits, Verdict> writeTextureObject(KernelStudy &study, VariableId pointer, Verdict &verdict) {
  return TextureWriter(study, pointer).run(verdict);
}

} // namespace warpgrain::transform

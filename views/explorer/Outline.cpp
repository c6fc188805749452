// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explorer/Outline.h"

#include "core/base/LineIndex.h"
#include "core/model/Dialect.h"
#include "core/model/Walk.h"
#include "views/shared/Texts.h"

#include <QCoreApplication>

#include <map>

namespace warpgrain::views {

namespace {

using namespace model;

QString tr(const char *text) {
  return QCoreApplication::translate("warpgrain::views::ExplorerView", text);
}

/// Blanks and line ends become one blank, and what is too long for a row ends in dots.
QString oneLine(std::string_view text) {
  constexpr qsizetype longest = 72;
  const QString simple = toQString(text).simplified();
  return simple.size() <= longest ? simple : simple.left(longest - 1) + u'…';
}

/// The text up to and with the bracket that closes its first one; all of it where it has none.
std::string_view upToClosingBracket(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')' && --depth == 0) return text.substr(0, i + 1);
    if (depth == 0 && (text[i] == '{' || text[i] == ';')) return text.substr(0, i);
  }
  return text;
}

QString extentsText(const Extents &extents) {
  QStringList parts;
  for (const Axis axis : allAxes)
    parts << (extents[axis] ? QString::number(*extents[axis]) : QStringLiteral("?"));
  return parts.join(u'×');
}

bool isBarrier(const Unit &unit, const Expression &expression) {
  if (expression.kind != ExpressionKind::call) return false;
  const CallEffect effect = unit.dialect->effectOf(expression.callee);
  return effect == CallEffect::blockBarrier || effect == CallEffect::gridBarrier || effect == CallEffect::blockVote ||
         effect == CallEffect::warpBarrier;
}

class OutlineWriter {
public:
  explicit OutlineWriter(const Unit &unit) : unit_(unit) {}

  std::vector<OutlineNode> write() {
    std::vector<OutlineNode> nodes;
    std::map<QString, int> sameName;
    for (const FunctionId id : unit_.kernels()) {
      const QString name = toQString(unit_[id].qualifiedName);
      nodes.push_back(kernelNode(id, QStringLiteral("%1#%2").arg(name).arg(sameName[name]++)));
    }
    return nodes;
  }

private:
  OutlineNode node(OutlineKind kind, const QString &text, const QString &key, std::optional<SourceSpan> span) {
    OutlineNode out{.kind = kind, .text = text, .key = key, .span = span, .kernel = kernel_};
    if (span) out.place = placeOf(*span);
    return out;
  }

  QString placeOf(const SourceSpan &span) {
    const QString line = QStringLiteral(":%1").arg(linesOf(span.file).locate(span.begin).line);
    return span.file == file_ ? line : toQString(unit_[span.file].path.filename()) + line;
  }

  /// The lines of a file, counted once.
  const LineIndex &linesOf(FileId file) {
    const auto known = lines_.find(file);
    return known != lines_.end() ? known->second : lines_.emplace(file, unit_[file].text).first->second;
  }

  OutlineNode kernelNode(FunctionId id, const QString &key) {
    kernel_ = id;
    file_ = mainFile; // in which a kernel's place needs no name
    const Function &function = unit_[id];
    OutlineNode kernel = node(OutlineKind::kernel, toQString(function.qualifiedName), key, function.nameSpan);
    file_ = function.nameSpan.file;
    kernel.detail = toQString(function.signature);
    if (function.whyNotWhole)
      kernel.detail += u'\n' + tr("It is not read whole: nothing is said of it, and it cannot be changed.");
    if (!function.macro.empty())
      kernel.detail += u'\n' + tr("It comes from the macro %1; it cannot be changed.").arg(toQString(function.macro));
    addGroup(kernel, tr("parameters"), QStringLiteral("parameters"), parameters(function, key));
    addGroup(kernel, tr("shared memory"), QStringLiteral("shared"), sharedArrays(function, key));
    std::vector<OutlineNode> structure;
    if (isSome(function.body.root)) addStructure(function.body, function.body.root, key, structure);
    addGroup(kernel, tr("loops and barriers"), QStringLiteral("structure"), std::move(structure));
    addGroup(kernel, tr("instances"), QStringLiteral("instances"), instances(function, key));
    addGroup(kernel, tr("launches"), QStringLiteral("launches"), launches(id, key));
    return kernel;
  }

  void addGroup(OutlineNode &kernel, const QString &title, const QString &key, std::vector<OutlineNode> children) {
    if (children.empty()) return;
    OutlineNode group = node(OutlineKind::group, title, kernel.key + u'/' + key, std::nullopt);
    group.children = std::move(children);
    kernel.children.push_back(std::move(group));
  }

  std::vector<OutlineNode> parameters(const Function &function, const QString &key) {
    std::vector<OutlineNode> nodes;
    for (const VariableId id : function.parameters) {
      const Variable &variable = function.body[id];
      const QString text = tr("%1: %2").arg(toQString(variable.name), typeName(variable.type));
      nodes.push_back(node(OutlineKind::parameter, text, childKey(key, u'p', nodes), variable.nameSpan));
    }
    return nodes;
  }

  std::vector<OutlineNode> sharedArrays(const Function &function, const QString &key) {
    std::vector<OutlineNode> nodes;
    for (const Variable &variable : function.body.variables) {
      if (!variable.isShared()) continue;
      const std::uint64_t size = isSome(variable.type) ? unit_[variable.type].sizeBytes : 0;
      QString text = tr("%1: %2").arg(toQString(variable.name), typeName(variable.type));
      if (variable.space == VariableSpace::sharedDynamic)
        text = tr("%1, size given by the launch").arg(text);
      else if (size > 0)
        text = tr("%1, %2 bytes").arg(text).arg(size);
      nodes.push_back(node(OutlineKind::sharedArray, text, childKey(key, u's', nodes), variable.nameSpan));
    }
    return nodes;
  }

  QString typeName(TypeId type) const { return isSome(type) ? toQString(unit_[type].name) : tr("type not known"); }

  /// Loops with what is in them, and barriers; other statements pass on what they hold.
  void addStructure(const Body &body, StatementId id, const QString &key, std::vector<OutlineNode> &out) {
    const Statement &statement = body[id];
    if (statement.isLoop()) {
      out.push_back(loopNode(body, id, childKey(key, u'l', out)));
      return;
    }
    addBarriers(body, id, key, out);
    for (const StatementId child : statement.children)
      addStructure(body, child, key, out);
  }

  OutlineNode loopNode(const Body &body, StatementId id, const QString &key) {
    const Statement &loop = body[id];
    SourceSpan span = loop.spelling.span;
    if (loop.keyword.length() > 0 && span.contains(loop.keyword)) span.begin = loop.keyword.begin;
    QString text = oneLine(upToClosingBracket(unit_.textOf(span)));
    if (loop.kind == StatementKind::doLoop)
      text = isSome(loop.condition)
                 ? tr("do … while (%1)").arg(oneLine(unit_.textOf(body[loop.condition].spelling.span)))
                 : QStringLiteral("do");
    OutlineNode out = node(OutlineKind::loop, text, key, span);
    addBarriers(body, id, key, out.children);
    for (const StatementId child : loop.children)
      addStructure(body, child, key, out.children);
    return out;
  }

  void addBarriers(const Body &body, StatementId id, const QString &key, std::vector<OutlineNode> &out) {
    for (const ExpressionId root : rootExpressionsOf(body, id))
      for (const ExpressionId expression : expressionsIn(body, root))
        if (isBarrier(unit_, body[expression]))
          out.push_back(node(OutlineKind::barrier, oneLine(unit_.textOf(body[expression].spelling.span)),
                             childKey(key, u'b', out), body[expression].spelling.span));
  }

  std::vector<OutlineNode> instances(const Function &function, const QString &key) {
    std::vector<OutlineNode> nodes;
    for (const Instance &instance : function.instances)
      nodes.push_back(node(OutlineKind::instance, toQString(function.name + instance.arguments),
                           childKey(key, u'i', nodes), function.nameSpan));
    return nodes;
  }

  std::vector<OutlineNode> launches(FunctionId id, const QString &key) {
    std::vector<OutlineNode> nodes;
    for (const Launch *launch : unit_.launchesOf(id)) {
      const QString text =
          isSome(launch->launcher)
              ? tr("grid %1, block %2").arg(extentsText(launch->gridExtents), extentsText(launch->blockExtents))
              : tr("named, no launch is followed");
      OutlineNode out = node(OutlineKind::launch, text, childKey(key, u'c', nodes), launch->spelling.span);
      out.detail = oneLine(unit_.textOf(launch->spelling.span));
      nodes.push_back(std::move(out));
    }
    return nodes;
  }

  static QString childKey(const QString &parent, QChar kind, const std::vector<OutlineNode> &siblings) {
    return QStringLiteral("%1/%2%3").arg(parent, kind).arg(siblings.size());
  }

  const Unit &unit_;
  FunctionId kernel_ = none<FunctionId>;
  std::optional<FileId> file_; ///< of the kernel, where its rows need not name it
  std::map<FileId, LineIndex> lines_;
};

} // namespace

std::vector<OutlineNode> outlineOf(const model::Unit &unit) {
  return OutlineWriter(unit).write();
}

std::vector<OutlineNode> filtered(const std::vector<OutlineNode> &nodes, const QString &filter) {
  std::vector<OutlineNode> out;
  for (const OutlineNode &node : nodes) {
    if (node.text.contains(filter, Qt::CaseInsensitive)) {
      out.push_back(node);
      continue;
    }
    std::vector<OutlineNode> children = filtered(node.children, filter);
    if (children.empty()) continue;
    OutlineNode around = node;
    around.children = std::move(children);
    out.push_back(std::move(around));
  }
  return out;
}

} // namespace warpgrain::views
